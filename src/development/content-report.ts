/** In development: shows the diagnostics of the content check over the page until they are fixed. */
import type { DevNews } from './messages'
import { lookForMissedUpdate } from './missed-update'

const style = `position: fixed; inset: auto 0 0; z-index: 2147483647; box-sizing: border-box;
  max-height: 60vh; margin: 0; padding: 1rem 1.5rem; overflow: auto; white-space: pre-wrap;
  overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace; color: #f1ebdd;
  background: #0e1424; border-top: 4px solid #e2a400;`

const noPage =
  'There is no page at this address: its file is not there, or has never been without problems. This tab shows the page as soon as there is one.'

const panel = document.createElement('div')
const details = document.createElement('details')
const summary = document.createElement('summary')
const rest = document.createElement('div')
panel.setAttribute('role', 'alert')
panel.style.cssText = style
summary.style.cursor = 'pointer'
details.append(summary, rest)
panel.append(details)

let news: DevNews = { report: '', isUnfinished: false }
/** Whether the panel shows its first line alone until it is opened: placeholders shall not cover the page. */
let isFolded: boolean | undefined
/** Path that had no page at the last check. */
let missing: string | undefined

/** Listens to the development server and shows its report. */
export function showContentReport(): void {
  new EventSource('/__content-report').onmessage = ({ data }: MessageEvent<string>) => {
    news = JSON.parse(data) as DevNews
    show()
    void lookForPage()
  }
}

/** Shows a message while the current address has no page, and reloads once it has one. */
export async function lookForPage(): Promise<void> {
  const { pathname } = location
  const response = await fetch(`/__has-page?path=${encodeURIComponent(pathname)}`).catch(() => null)
  if (!response?.ok || pathname !== location.pathname) return
  const isThere = (await response.json()) === true
  if (isThere && missing === pathname) location.reload()
  missing = isThere ? undefined : pathname
  show()
  if (isThere) lookForMissedUpdate(pathname)
}

function show(): void {
  const isMissing = missing !== undefined
  const words = [news.report, isMissing ? noPage : ''].filter(Boolean).join('\n\n')
  const [first = ''] = words.split('\n')
  if (panel.textContent !== words) {
    summary.textContent = first
    rest.textContent = words.slice(first.length)
  }
  const shallFold = news.isUnfinished && !isMissing
  // What a writer has opened stays open while placeholders are replaced.
  if (shallFold !== isFolded) details.open = !shallFold
  isFolded = shallFold
  if (!words) panel.remove()
  else if (!panel.isConnected) document.body.append(panel)
}
