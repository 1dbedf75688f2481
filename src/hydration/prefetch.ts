/**
 * Prefetches a script of a likely next page. Replaces Gatsby's module
 * (gatsby-patches/scripts/prefetch-by-fetch.ts), because Firefox checks its
 * link elements against the CSP's `default-src`.
 */
export default async function prefetch(address: string): Promise<void> {
  // Gatsby fetches page data itself.
  if (!address.endsWith('.js')) return
  await fetch(address, { priority: 'low' }).catch(() => undefined)
}
