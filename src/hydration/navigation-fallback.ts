/** Time until the connection counts as lost. */
const connectionLimitMs = 4000

/**
 * Returns whether the host answers. If not, shows a notice in the header
 * (src/layout/header/NoConnection.tsx).
 */
export async function canReachHost(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(connectionLimitMs)
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
