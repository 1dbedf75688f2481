/** In development: shows the diagnostics of the content check over the page until they are fixed. */
import type { DevNews } from '../generator/dev-server/serve-report'
import { lookForMissedUpdate } from './missed-update'

const style = `position: fixed; inset: auto 0 0; z-index: 2147483647; box-sizing: border-box;
  max-height: 60vh; margin: 0; padding: 1rem 1.5rem; overflow: auto; white-space: pre-wrap;
  overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace; color: #f1ebdd;
  background: #0e1424; border-top: 4px solid #e2a400;`

const noPage =
  'There is no page at this address: its file is not there, or has never been without problems. This tab shows the page as soon as there is one.'

const panel = document.createElement('pre')
panel.setAttribute('role', 'alert')
panel.style.cssText = style

let report = ''
/** Path that had no page at the last check. */
let missing: string | undefined

/** Listens to the development server and shows its report. */
export function showContentReport(): void {
  new EventSource('/__content-report').onmessage = ({ data }: MessageEvent<string>) => {
    report = (JSON.parse(data) as DevNews).report
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
  const words = [report, missing === undefined ? '' : noPage].filter(Boolean).join('\n\n')
  if (panel.textContent !== words) panel.textContent = words
  if (!words) panel.remove()
  else if (!panel.isConnected) document.body.append(panel)
}
