/**
 * Closes a popup when a press or the focus goes elsewhere, and on Escape.
 * @param close gets whether the focus may return to the popup's trigger
 * @returns removes the listeners
 */
export function dismissOnLeave(popup: Element, close: (returnsFocus: boolean) => void): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  const onOutside = (event: Event) => {
    if (isOutside(event, popup)) close(false)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close(isFocusFree(popup))
  }
  document.addEventListener('pointerdown', onOutside, { signal })
  document.addEventListener('focusin', onOutside, { signal })
  document.addEventListener('keydown', onKeyDown, { signal })
  return () => listeners.abort()
}

/**
 * Whether an event happened outside a popup. A press on text in a popup moves the focus to the nearest
 * focusable ancestor, which therefore does not count as outside.
 */
function isOutside({ type, target }: Event, popup: Element): boolean {
  if (!(target instanceof Node) || popup.contains(target)) return false
  return type !== 'focusin' || !target.contains(popup)
}

/** Whether no element outside a popup has the focus, so that it may return to the popup's trigger. */
function isFocusFree(popup: Element): boolean {
  const { activeElement } = document
  return !activeElement || popup.contains(activeElement) || activeElement.contains(popup)
}
