/**
 * What happens where a press can only lead to another page: the press on something that did not load.
 * Without a connection the browser would put its own error page in place of this one; then the header
 * says so instead (src/layout/header/NoConnection.tsx).
 */

/** How long the host may take to answer before the connection counts as lost (milliseconds). */
const connectionLimit = 4000

/**
 * Does what leads to another page, if the site's host can be reached.
 * @param go what to do then
 */
export async function leadOn(go: () => void): Promise<void> {
  try {
    const signal = AbortSignal.timeout(connectionLimit)
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })
  } catch {
    document.documentElement.dataset.noConnection = ''
    addEventListener('online', hideNoConnection, { once: true })
    return
  }
  go()
}

/** Takes the header's line away. */
export function hideNoConnection(): void {
  delete document.documentElement.dataset.noConnection
}
