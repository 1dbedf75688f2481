/**
 * Closes a popup when a press or the focus goes elsewhere, and on Escape.
 * @param close gets whether the focus may return to the popup's trigger, since nothing else has it
 * @returns removes the listeners
 */
export function dismissOnLeave(popup: Element, close: (returnsFocus: boolean) => void): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  const onOutside = ({ type, target }: Event) => {
    if (!(target instanceof Node) || popup.contains(target)) return
    // A press on text in a popup moves the focus to what is around it.
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
