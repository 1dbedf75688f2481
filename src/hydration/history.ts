/** Handles history navigation before the framework listens to it. */
import { decodableHash } from './decodable-hash'
import { cancelHydration, isHydrated } from './hydration'
import { storedScroll } from './stored-scroll'

/**
 * Reloads when the visitor goes back to a page that an earlier load of this site showed by pushState: the
 * browser treats both as one document, changes only the address and leaves the rest to scripts.
 */
export function followHistory(): void {
  const { pathname } = location
  correctHash()
  restoreScroll()
  // Registered before Gatsby's own listener, which then reads the corrected address.
  addEventListener('popstate', () => {
    correctHash()
    if (isHydrated() || location.pathname === pathname) return
    // Gatsby would render the page of the new address, which it has not loaded.
    cancelHydration()
    location.reload()
  })
}

/**
 * Scrolls to where the visitor left a history entry with `scrollRestoration` set to manual, for which the
 * browser leaves scrolling to scripts.
 */
function restoreScroll(): void {
  if (history.scrollRestoration !== 'manual') return
  const top = storedScroll()[history.state?.key]
  if (top) scrollTo({ top, behavior: 'instant' })
}

function correctHash(): void {
  const hash = decodableHash(location.hash)
  if (hash !== location.hash) history.replaceState(history.state, '', hash)
}
