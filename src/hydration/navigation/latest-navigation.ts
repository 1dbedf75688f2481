import {
  isOverlayEntry,
  isReturning,
  leaveOverlays,
  returnToFirstOverlayEntry,
} from './overlay-entry'
import { cancelPendingClick, loadUnlessUserLeaves } from './pending-click'

declare global {
  interface Window {
    /** Called by Gatsby's links. `to` is an address on this site or a number of history steps. */
    ___navigate: (to: string | number, options?: object) => void
    ___loader: {
      loadPage: (path: string) => Promise<unknown>
      /** Returns a loaded page; `json` is its query result. */
      loadPageSync: (path: string) => { json: object } | undefined
    }
  }
}

/**
 * Follows only the last of several clicked links, as browsers do. In Gatsby, the slowest page would win. Shows progress for
 * slow pages and falls back to the browser.
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
    // A link in a dialog replaces the dialog's history entry.
    go(address, isOverlayEntry() ? { ...options, replace: true } : options)
  }
  addEventListener('popstate', () => {
    if (isReturning()) return
    cancelPendingClick()
    const { pathname, search, href } = location
    // Gatsby loads the page itself, but shows no progress.
    if (!window.___loader.loadPageSync(pathname + search))
      void loadUnlessUserLeaves(() => load(pathname + search), href)
  })
  addEventListener('pagehide', cancelPendingClick)
}
