/**
 * A hash that can be decoded: one that cannot, such as `#100%`, with its percent signs encoded. Gatsby's
 * scroll handler throws on others, which takes the page away.
 */
export function decodableHash(hash: string): string {
  try {
    decodeURI(hash)
    return hash
  } catch {
    return hash.replaceAll('%', '%25')
  }
}
