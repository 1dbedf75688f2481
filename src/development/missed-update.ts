/**
 * In development: detects a change of the page's data that Gatsby has not pushed. Gatsby's socket opens
 * after the page has requested its data, and changes in between reach no tab.
 */

/** Time in which Gatsby pushes a change to a connected tab (milliseconds). */
const pushTimeout = 1500
/** Key of the result that caused the last reload: a reload that did not bring it is not repeated. */
const storageKey = 'missed-update'

let timer: number | undefined

/**
 * Checks after a pause whether the server has other data than the tab shows, and if so reloads the tab.
 * A later call replaces an earlier one.
 * @param path address of the page on the screen
 */
export function lookForMissedUpdate(path: string): void {
  clearTimeout(timer)
  timer = window.setTimeout(() => void look(path), pushTimeout)
}

async function look(path: string): Promise<void> {
  const result = await latestResult(path)
  const shown = window.___loader.loadPageSync(path)?.json
  if (!result || !shown || path !== location.pathname) return
  if (result === JSON.stringify(shown) || result === sessionStorage.getItem(storageKey)) return
  sessionStorage.setItem(storageKey, result)
  location.reload()
}

/** Returns the result of the page's query as JSON; undefined while there is none. */
async function latestResult(path: string): Promise<string | undefined> {
  const file = path === '/' ? '/index' : path.replace(/\/$/, '')
  const response = await fetch(`/page-data${file}/page-data.json`).catch(() => null)
  if (!response?.ok) return undefined
  const { result } = (await response.json()) as { result?: object }
  return result && JSON.stringify(result)
}
