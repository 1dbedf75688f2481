/** Number of open dialogs that lock the page. */
let locks = 0

/** Prevents the page behind a dialog from scrolling, and keeps the space of its scroll bar. @returns the undo function */
export function lockScroll(): () => void {
  locks += 1
  const { style } = document.documentElement
  style.overflow = 'hidden'
  style.scrollbarGutter = 'stable'
  return () => {
    locks -= 1
    // Another dialog may be open below this one.
    if (locks > 0) return
    style.removeProperty('overflow')
    style.removeProperty('scrollbar-gutter')
  }
}
