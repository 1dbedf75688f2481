/**
 * Goes to a page of this site that stands in for something which did not load. Without a connection
 * the browser would put its own error page in place of this one: then the header says so instead
 * (src/components/header/NoConnection.tsx).
 * @param href address of the page
 */
export async function leadOn(href: string): Promise<void> {
  try {
    await fetch(href, { method: 'HEAD', cache: 'no-store' })
    location.assign(href)
  } catch {
    document.documentElement.dataset.noConnection = ''
    addEventListener('online', hideNoConnection, { once: true })
  }
}

/** Takes the header's line away. */
export function hideNoConnection(): void {
  delete document.documentElement.dataset.noConnection
}
