import type { KeyboardEvent, MouseEvent } from 'react'

/** Whether a click follows its link in this tab. */
export function isUnmodifiedClick(event: MouseEvent | globalThis.MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !modified && !event.defaultPrevented
}

/** Wraps a click handler that replaces following the link. */
export const onUnmodifiedClick =
  <E extends MouseEvent>(handler: (event: E) => void) =>
  (event: E): void => {
    if (!isUnmodifiedClick(event)) return
    event.preventDefault()
    handler(event)
  }

/** Lets Space click a link that has the button role. */
export function clickOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
