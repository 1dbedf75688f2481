/**
 * Whether an event happened outside a popup. A press on text in a popup moves the focus to the nearest
 * element around it that can have the focus: that element is not outside.
 */
export function isOutside({ type, target }: Event, popup: Element): boolean {
  if (!(target instanceof Node) || popup.contains(target)) return false
  return type !== 'focusin' || !target.contains(popup)
}

/** Whether nothing outside a popup has the focus, so that it may return to what opened the popup. */
export function isFocusFree(popup: Element): boolean {
  const { activeElement } = document
  return !activeElement || popup.contains(activeElement) || activeElement.contains(popup)
}
