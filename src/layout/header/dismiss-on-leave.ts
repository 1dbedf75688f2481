/**
 * Closes a popup on Escape, or when a click or the focus moves outside it.
 * @param close receives whether to focus the trigger: only on Escape, and only
 * if no element outside the popup has the focus
 * @returns a function that removes the listeners
 */
export function dismissOnLeave(popup: Element, close: (returnsFocus: boolean) => void): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  const onOutside = ({ type, target }: Event) => {
    if (!(target instanceof Node) || popup.contains(target)) return
    // Clicking plain text in a popup focuses an element around the popup.
    if (type !== 'focusin' || !target.contains(popup)) close(false)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const { activeElement: focused } = document
    if (key === 'Escape') close(!focused || popup.contains(focused) || focused.contains(popup))
  }
  document.addEventListener('pointerdown', onOutside, { signal })
  document.addEventListener('focusin', onOutside, { signal })
  document.addEventListener('keydown', onKeyDown, { signal })
  return () => listeners.abort()
}
