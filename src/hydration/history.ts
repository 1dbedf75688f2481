/** Handles history navigation until the framework does. */
import { restoreChoices } from './choices'
import { storedChoices, storedScroll } from './entry-storage'
import { cancelHydration, isHydrated, isReactBusy } from './hydration'

/**
 * Reloads the page when Back or Forward leads to an entry that an earlier load created with pushState. The browser changes
 * only the address there, because it considers both entries the same document.
 */
export function followHistory(): void {
  // This entry belongs to a dialog (overlay-entry.ts) that is closed after a page load. Leave it, or Back would do nothing.
  if (history.state?.overlay) history.go(-history.state.overlay)
  // Path of this document after redirects.
  const [load] = performance.getEntriesByType('navigation')
  const loaded = load ? new URL(load.name).pathname : location.pathname
  restoreChoices(storedChoices.read()[history.state?.key])
  const top = storedScroll.read()[history.state?.key]
  // Otherwise the browser restores the position.
  if (top && history.scrollRestoration === 'manual') scrollTo({ top, behavior: 'instant' })
  const reload = () => {
    cancelHydration()
    location.reload()
  }
  const followAddress = (event?: Event) => {
    if (isHydrated() || location.pathname === loaded) return
    // Keep the event from Gatsby, which would render the page of the new address before loading it.
    event?.stopImmediatePropagation()
    reload()
  }
  // Firefox drops pending messages of a page in its back/forward cache, and React would wait for its message for ever.
  let leftWhileBusy = false
  addEventListener('pagehide', () => {
    leftWhileBusy = isReactBusy()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && leftWhileBusy) reload()
  })
  // Runs before Gatsby's listener, which is registered later.
  addEventListener('popstate', followAddress)
  // The address may have changed before this script ran.
  followAddress()
}
