import { cancelHydration, isHydrated, isReactBusy } from './hydration'
import { restoreChoices } from './visitor-state/choices'
import { storedChoices, storedScroll } from './visitor-state/entry-storage'

/**
 * Until hydration, reloads the page if Back or Forward returns to an entry that an earlier load
 * created with pushState. The browser would only change the address.
 */
export function followHistory(): void {
  // A page load has closed the dialog of this entry (overlay-entry.ts), so Back would do nothing.
  if (history.state?.overlay) history.go(-history.state.overlay)
  // The path of this load, after redirects.
  const [load] = performance.getEntriesByType('navigation')
  const loaded = load ? new URL(load.name).pathname : location.pathname
  restoreChoices(storedChoices.read()[history.state?.key])
  const top = storedScroll.read()[history.state?.key]
  // If `scrollRestoration` is `auto`, the browser restores the position.
  if (top && history.scrollRestoration === 'manual') scrollTo({ top, behavior: 'instant' })
  const reload = () => {
    cancelHydration()
    location.reload()
  }
  const followAddress = (event?: Event) => {
    if (isHydrated() || location.pathname === loaded) return
    // Stop Gatsby from rendering a page that is not loaded.
    event?.stopImmediatePropagation()
    reload()
  }
  // Reloads a page that was left while React was busy, because Firefox's
  // back/forward cache drops messages that React waits for.
  let leftWhileBusy = false
  addEventListener('pagehide', () => {
    leftWhileBusy = isReactBusy()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && leftWhileBusy) reload()
  })
  // Runs before Gatsby's later listener.
  addEventListener('popstate', followAddress)
  // The address may have changed before this script ran.
  followAddress()
}
