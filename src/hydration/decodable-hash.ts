/**
 * Returns a hash that can be decoded: in one that cannot, such as `#100%`, percent signs are encoded.
 * Gatsby's scroll handler throws on malformed hashes, which unmounts the page.
 */
export function decodableHash(hash: string): string {
  try {
    decodeURI(hash)
    return hash
  } catch {
    return hash.replaceAll('%', '%25')
  }
}
