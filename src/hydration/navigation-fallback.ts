/**
 * Fallback for a click on something whose script did not load: a full navigation to another page, or without a
 * connection a notice in the header (src/layout/header/NoConnection.tsx).
 */

/** How long the host may take to answer before the connection counts as lost (milliseconds). */
const connectionLimit = 4000

/**
 * Leaves the page if the site's host can be reached; otherwise shows the notice in the header.
 * @param go leads to the other page
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

/** Hides the notice in the header. */
export function hideNoConnection(): void {
  delete document.documentElement.dataset.noConnection
}
