import type { MouseEvent } from 'react'

/** Whether a click navigates in this tab, rather than opening a new tab or window or downloading. */
export function isPlainPress(event: MouseEvent | globalThis.MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !modified && !event.defaultPrevented
}
