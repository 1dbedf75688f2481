/**
 * Fallback if the script for a click does not load: a full page navigation or, without a connection, a notice
 * (src/layout/header/NoConnection.tsx).
 */

/** Time to wait for the host until the connection counts as lost (milliseconds). */
const connectionLimit = 4000

/** Returns whether the site's host can be reached. If not, shows the notice in the header. */
export async function canReachHost(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(connectionLimit)
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })
    return true
  } catch {
    document.documentElement.dataset.noConnection = ''
    addEventListener('online', hideNoConnection, { once: true })
    return false
  }
}

export function hideNoConnection(): void {
  delete document.documentElement.dataset.noConnection
}
