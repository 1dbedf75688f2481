/**
 * Fallback for a click on something whose script did not load: a full navigation to another page, or without a
 * connection a notice in the header (src/layout/header/NoConnection.tsx).
 */

/** How long the host may take to answer before the connection counts as lost (milliseconds). */
const connectionLimit = 4000

/** Returns whether the site's host can be reached; if not, shows the notice in the header. */
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

/** Hides the notice in the header. */
export function hideNoConnection(): void {
  delete document.documentElement.dataset.noConnection
}
