import {
  isOverlayEntry,
  isReturning,
  leaveOverlays,
  returnToFirstOverlayEntry,
} from './overlay-entry'
import { cancelPendingClick, loadUnlessUserLeaves } from './pending-click'

declare global {
  interface Window {
    /** Called by Gatsby's links with an address or a number of steps. */
    ___navigate: (to: string | number, options?: object) => void
    ___loader: {
      loadPage: (path: string) => Promise<unknown>
      /** `json` is the query result. */
      loadPageSync: (path: string) => { json: object } | undefined
    }
  }
}

/**
 * Follows only the last of several clicked links. In Gatsby, the slowest page
 * would win. Shows progress for slow pages and falls back to the browser.
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
    // A link in a dialog replaces the dialog's entry.
    go(address, isOverlayEntry() ? { ...options, replace: true } : options)
  }
  addEventListener('popstate', () => {
    if (isReturning()) return
    cancelPendingClick()
    const { pathname, search, href } = location
    // Gatsby loads the page itself, but without progress.
    if (!window.___loader.loadPageSync(pathname + search))
      void loadUnlessUserLeaves(() => load(pathname + search), href)
  })
  addEventListener('pagehide', cancelPendingClick)
}
