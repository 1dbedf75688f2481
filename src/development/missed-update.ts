/**
 * Detects page data that Gatsby has not pushed. Gatsby's socket opens after the
 * page has requested its data, and misses changes in between.
 */

/** Maximum time until Gatsby pushes a change (milliseconds). */
const pushTimeout = 1500
/** Key of the result that caused the last reload, stored to prevent repeated reloads. */
const storageKey = 'missed-update'

let timer: number | undefined

/** Reloads the tab after a pause if the server has newer data. */
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

async function latestResult(path: string): Promise<string | undefined> {
  const file = path === '/' ? '/index' : path.replace(/\/$/, '')
  const response = await fetch(`/page-data${file}/page-data.json`).catch(() => null)
  if (!response?.ok) return undefined
  const { result }: { result?: object } = await response.json()
  return result && JSON.stringify(result)
}
