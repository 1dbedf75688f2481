/** In development: what the check says of the content, over the page, until it is mended. */

const style = `position: fixed; inset: auto 0 0; z-index: 2147483647; box-sizing: border-box;
  max-height: 60vh; margin: 0; padding: 1rem 1.5rem; overflow: auto; white-space: pre-wrap;
  overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace; color: #f1ebdd;
  background: #0e1424; border-top: 4px solid #e2a400;`

/** Listens to the development server and shows its report. */
export function showContentReport(): void {
  const panel = document.createElement('pre')
  panel.setAttribute('role', 'alert')
  panel.style.cssText = style
  new EventSource('/__content-report').onmessage = ({ data }: MessageEvent<string>) => {
    const words: unknown = JSON.parse(data)
    panel.textContent = String(words)
    if (words) document.body.append(panel)
    else panel.remove()
  }
}
