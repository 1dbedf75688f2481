/** The address bar before the framework listens to it. */
import { decodableHash } from './decodable-hash'
import { cancelHydration, isHydrated } from './hydration'
import { storedScroll } from './stored-scroll'

/**
 * Loads the page of the address when the visitor goes back to one that an earlier load of this site had
 * shown: the browser takes both for one document, changes the address alone and leaves the page to scripts.
 */
export function followHistory(): void {
  const { pathname } = location
  correctHash()
  restoreScroll()
  // Registered before Gatsby's own listener, which reads the address that this one has put right.
  addEventListener('popstate', () => {
    correctHash()
    if (isHydrated() || location.pathname === pathname) return
    // Gatsby would render the page of the new address, which it has not loaded.
    cancelHydration()
    location.reload()
  })
}

/**
 * Scrolls to where the visitor left an entry whose page had been changed by scripts: the browser leaves
 * that to them.
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
