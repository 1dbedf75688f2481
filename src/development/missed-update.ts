/**
 * In development: shows a change of the page's data that Gatsby has told nobody. Its socket opens after a
 * page has asked for its data, and what changes in between reaches no tab.
 */

/** Milliseconds in which Gatsby has brought a change to a tab that listens. */
const gatsbysTurn = 1500
/** The result for which the tab was loaded last: a reload that does not bring it is not tried again. */
const storageKey = 'missed-update'

let timer: number | undefined

/**
 * Looks a moment later whether the server has other data than the tab shows, and loads the tab again then.
 * Later calls take the place of earlier ones.
 * @param path address of the page on the screen
 */
export function lookForMissedUpdate(path: string): void {
  clearTimeout(timer)
  timer = window.setTimeout(() => void look(path), gatsbysTurn)
}

async function look(path: string): Promise<void> {
  const result = await latestResult(path)
  const shown = window.___loader.loadPageSync(path)?.json
  if (!result || !shown || path !== location.pathname) return
  if (result === JSON.stringify(shown) || result === sessionStorage.getItem(storageKey)) return
  sessionStorage.setItem(storageKey, result)
  location.reload()
}

/** The result of the page's query as JSON; undefined while there is none. */
async function latestResult(path: string): Promise<string | undefined> {
  const file = path === '/' ? '/index' : path.replace(/\/$/, '')
  const response = await fetch(`/page-data${file}/page-data.json`).catch(() => null)
  if (!response?.ok) return undefined
  const { result } = (await response.json()) as { result?: object }
  return result && JSON.stringify(result)
}
