import {
  isOverlayEntry,
  isReturning,
  leaveOverlays,
  returnToFirstOverlayEntry,
} from './overlay-entry'
import { cancelPendingClick, loadUnlessUserLeaves } from './pending-click'

declare global {
  interface Window {
    /** Called by Gatsby's links; `to` is an address of this site or a number of history steps. */
    ___navigate: (to: string | number, options?: object) => void
    ___loader: {
      loadPage: (path: string) => Promise<unknown>
      /** Returns a loaded page, with the result of its query as `json`. */
      loadPageSync: (path: string) => { json: object } | undefined
    }
  }
}

/**
 * Makes only the last of several links followed in a row count, as in a browser; in Gatsby the slowest would win. A page
 * that is slow to load shows progress, and one that does not load at all is left to the browser.
 */
export function keepToLatestNavigation(): void {
  const go = window.___navigate
  const load = async (path: string) => {
    await window.___loader.loadPage(path)
    return true
  }
  window.___navigate = async (to, options) => {
    if (typeof to !== 'string') return go(to, options)
    const { pathname, search, hash } = new URL(to, location.href)
    const address = pathname + search + hash
    leaveOverlays()
    if (!(await loadUnlessUserLeaves(() => load(pathname + search), address))) return
    await returnToFirstOverlayEntry()
    // A link in the drawer or the search dialog replaces the overlay's history entry.
    go(address, isOverlayEntry() ? { ...options, replace: true } : options)
  }
  addEventListener('popstate', () => {
    if (isReturning()) return
    cancelPendingClick()
    const { pathname, search, href } = location
    // Gatsby loads the page of a history entry by itself, and shows nothing until then.
    if (!window.___loader.loadPageSync(pathname + search))
      void loadUnlessUserLeaves(() => load(pathname + search), href)
  })
  addEventListener('pagehide', cancelPendingClick)
}
