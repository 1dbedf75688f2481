/** Addresses of translations, by the addresses of their originals. */
export type Addresses = Readonly<Record<string, string>>

/**
 * Returns the translated address of a link, or the original if it has none.
 * @param target path from the site's root, with query and anchor
 */
export function inLanguage(target: string, addresses: Addresses | undefined): string {
  const [path = ''] = target.split(/[?#]/)
  const address = addresses && Object.hasOwn(addresses, path) ? addresses[path] : undefined
  return address === undefined ? target : address + target.slice(path.length)
}
