/**
 * Prefetches a script of a likely next page. Replaces Gatsby's module (gatsby-patches/scripts/prefetch-by-fetch.ts), because
 * Firefox checks its link elements against the CSP's `default-src`.
 * @param address address of a script or of a page's data
 */
export default async function prefetch(address: string): Promise<void> {
  // Gatsby fetches page data itself.
  if (!address.endsWith('.js')) return
  // Ignore errors: the page that needs the script requests it again.
  await fetch(address, { priority: 'low' }).catch(() => undefined)
}
