/** Returns the address of a video player that starts playing at once. The address may have a query already. */
export function playerAddress(embedUrl: string): string {
  const address = new URL(embedUrl)
  address.searchParams.set('autoplay', '1')
  return address.href
}
