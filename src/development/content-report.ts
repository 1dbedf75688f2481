/** Shows the report of the content check over the page. */
import type { DevNews } from './messages'
import { lookForMissedUpdate } from './missed-update'

const style = `position: fixed; inset: auto 0 0; z-index: 2147483647; box-sizing: border-box;
  max-height: 60vh; margin: 0; padding: 1rem 1.5rem; overflow: auto; white-space: pre-wrap;
  overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace; color: #f1ebdd;
  background: #0e1424; border-top: 4px solid #e2a400;`

const noPage =
  'This address has no page: its file is missing, or the file has never passed the check. This tab shows the page as soon as it exists.'

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
/** Whether the panel shows only its first line, so that placeholders do not cover the page. */
let isFolded: boolean | undefined
/** Path that had no page at the last check. */
let missing: string | undefined

/** Shows the reports of the development server. */
export function showContentReport(): void {
  new EventSource('/__content-report').onmessage = ({ data }: MessageEvent<string>) => {
    news = JSON.parse(data)
    show()
    void lookForPage()
  }
}

/** Shows a message while the address has no page, then reloads. */
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
  // Keep an opened panel open while the writer replaces placeholders.
  if (shallFold !== isFolded) details.open = !shallFold
  isFolded = shallFold
  if (!words) panel.remove()
  else if (!panel.isConnected) document.body.append(panel)
}
