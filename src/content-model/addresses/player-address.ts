/** Adds autoplay to the address of a video player. */
export function playerAddress(embedUrl: string): string {
  const address = new URL(embedUrl)
  address.searchParams.set('autoplay', '1')
  return address.href
}
