/** Addresses of pages in the language of a text that links to them by those of their originals. */

/** Addresses of the pages in a further language, by those of their originals. */
export type Addresses = Readonly<Record<string, string>>

/**
 * Returns where a link leads on a page in a further language: to the translation, where there is one.
 * @param target address from the site's root, with its query and anchor
 */
export function inLanguage(target: string, addresses: Addresses | undefined): string {
  const [path = ''] = target.split(/[?#]/)
  const address = addresses && Object.hasOwn(addresses, path) ? addresses[path] : undefined
  return address === undefined ? target : address + target.slice(path.length)
}
