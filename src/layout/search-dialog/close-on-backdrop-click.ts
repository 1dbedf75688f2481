/**
 * Closes a dialog on a click on a link or the backdrop. Not on `pointerdown`:
 * the browser would move the focus to the page underneath.
 */
export function closeOnBackdropClick(dialog: HTMLDialogElement): void {
  /** A drag that only ends on the backdrop selects text in the dialog. */
  let startedOnBackdrop = false
  const isOnBackdrop = ({ target, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const isOver = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    return target === dialog && !isOver
  }
  dialog.addEventListener('pointerdown', (event) => {
    startedOnBackdrop = isOnBackdrop(event)
  })
  dialog.addEventListener('click', (event) => {
    const isOnLink = event.target instanceof Element && event.target.closest('a')
    if (isOnLink || (startedOnBackdrop && isOnBackdrop(event))) dialog.close()
  })
}
