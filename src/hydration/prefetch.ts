/**
 * Fetches a script of a page that may come next, at leisure. It stands in for Gatsby's own module
 * (src/generator/bundle/bundles.ts), whose link elements Firefox holds to the policy's `default-src`: it refused
 * all of them. A fetch is held to `connect-src`.
 * @param address of a script or of a page's data
 */
export default async function prefetch(address: string): Promise<void> {
  // Gatsby fetches the data itself as soon as this returns.
  if (!address.endsWith('.js')) return
  // The page that needs the script asks for it again.
  await fetch(address, { priority: 'low' }).catch(() => undefined)
}
