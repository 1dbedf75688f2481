/**
 * Whether an event happened outside a popup. A press on text in a popup moves the focus to the nearest
 * focusable ancestor, which therefore does not count as outside.
 */
export function isOutside({ type, target }: Event, popup: Element): boolean {
  if (!(target instanceof Node) || popup.contains(target)) return false
  return type !== 'focusin' || !target.contains(popup)
}

/** Whether no element outside a popup has the focus, so that it may return to the popup's trigger. */
export function isFocusFree(popup: Element): boolean {
  const { activeElement } = document
  return !activeElement || popup.contains(activeElement) || activeElement.contains(popup)
}
