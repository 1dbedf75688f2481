/** Handles history navigation before the framework listens to it. */
import { restoreChoices } from './choices'
import { storedChoices, storedScroll } from './entry-storage'
import { cancelHydration, isAtWork, isHydrated } from './hydration'

/**
 * Reloads on Back or Forward to a page that an earlier load of this site showed by pushState: the browser takes both for
 * one document and changes only the address.
 */
export function followHistory(): void {
  // The page was loaded at the entry of a dialog (overlay-entry.ts), which is not open: Back would do nothing.
  if (history.state?.overlay) history.go(-history.state.overlay)
  // The path from which the browser has loaded this document, after redirects.
  const [load] = performance.getEntriesByType('navigation')
  const loaded = load ? new URL(load.name).pathname : location.pathname
  restoreChoices(storedChoices.read()[history.state?.key])
  const top = storedScroll.read()[history.state?.key]
  // In other cases the browser scrolls.
  if (top && history.scrollRestoration === 'manual') scrollTo({ top, behavior: 'instant' })
  const reload = () => {
    cancelHydration()
    location.reload()
  }
  const followAddress = (event?: Event) => {
    if (isHydrated() || location.pathname === loaded) return
    // Gatsby, which may be about to render, would render the page of the new address, which it has not loaded.
    event?.stopImmediatePropagation()
    reload()
  }
  // Firefox drops the messages of a page that it keeps for Back. React would wait for its own for ever.
  let leftAtWork = false
  addEventListener('pagehide', () => {
    leftAtWork = isAtWork()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && leftAtWork) reload()
  })
  // Registered before Gatsby's own listener.
  addEventListener('popstate', followAddress)
  // Before this script ran, nobody listened.
  followAddress()
}
