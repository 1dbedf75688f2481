/** Open dialogs that lock the page. */
let locks = 0

/**
 * Stops the page under a dialog from scrolling. Padding replaces its scroll bar: a dialog's
 * backdrop would not cover a `scrollbar-gutter`. Returns the undo function.
 */
export function lockScroll(): () => void {
  locks += 1
  const { style, clientWidth } = document.documentElement
  if (locks === 1) style.paddingInlineEnd = `${innerWidth - clientWidth}px`
  style.overflow = 'hidden'
  return () => {
    locks -= 1
    // Another dialog may still be open.
    if (locks > 0) return
    style.removeProperty('overflow')
    style.removeProperty('padding-inline-end')
  }
}
