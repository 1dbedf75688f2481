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

/** Makes only the last of several links followed in a row count, as in a browser; in Gatsby the slowest would win. */
export function keepToLatestNavigation(): void {
  const go = window.___navigate
  let latest = 0
  window.___navigate = async (to, options) => {
    latest += 1
    const request = latest
    if (typeof to !== 'string') return go(to, options)
    const { pathname, search, hash } = new URL(to, location.href)
    await window.___loader.loadPage(pathname + search)
    if (request !== latest) return
    // A link in the drawer or the search dialog replaces the overlay's history entry: overlay-entry.ts.
    const replaced = history.state?.overlay ? { ...options, replace: true } : options
    go(pathname + search + hash, replaced)
  }
  addEventListener('popstate', () => {
    latest += 1
  })
}
