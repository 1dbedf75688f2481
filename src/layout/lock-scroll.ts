/** Open dialogs that lock the page. */
let locks = 0

/**
 * Stops the page under a dialog from scrolling, and keeps the space of its
 * scroll bar. Returns the undo function.
 */
export function lockScroll(): () => void {
  locks += 1
  const { style } = document.documentElement
  style.overflow = 'hidden'
  style.scrollbarGutter = 'stable'
  return () => {
    locks -= 1
    // Another dialog may still be open.
    if (locks > 0) return
    style.removeProperty('overflow')
    style.removeProperty('scrollbar-gutter')
  }
}
