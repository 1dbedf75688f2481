import { decodableHash } from './decodable-hash'

declare global {
  interface Window {
    /** What Gatsby's links call; `to` is an address of this site or a step through the history. */
    ___navigate: (to: string | number, options?: object) => void
    ___loader: {
      loadPage: (path: string) => Promise<unknown>
      /** A page that is loaded, with the result of its query as `json`. */
      loadPageSync: (path: string) => { json: object } | undefined
    }
  }
}

/**
 * Of several links followed in a row, only the last one counts, as in a browser. Gatsby goes to each
 * page as soon as its data is there, so that the slowest would win.
 */
export function keepToLatestNavigation(): void {
  const go = window.___navigate
  let latest = 0
  window.___navigate = async (to, options) => {
    latest += 1
    const turn = latest
    if (typeof to !== 'string') return go(to, options)
    const { pathname, search, hash } = new URL(to, location.href)
    await window.___loader.loadPage(pathname + search)
    if (turn !== latest) return
    // A link followed in the drawer or in the search: overlay-entry.ts.
    const replaced = history.state?.overlay ? { ...options, replace: true } : options
    go(pathname + search + decodableHash(hash), replaced)
  }
  addEventListener('popstate', () => {
    latest += 1
  })
}
