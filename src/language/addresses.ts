/** Converts link targets from originals to translations. */

/** Addresses of translated pages, by the addresses of their originals. */
export type Addresses = Readonly<Record<string, string>>

/**
 * Returns the address of a link's target in another language, or the original if it has no translation.
 * @param target address from the site's root, with its query and anchor
 */
export function inLanguage(target: string, addresses: Addresses | undefined): string {
  const [path = ''] = target.split(/[?#]/)
  const address = addresses && Object.hasOwn(addresses, path) ? addresses[path] : undefined
  return address === undefined ? target : address + target.slice(path.length)
}
