/**
 * Closes a dialog on a click on a link in it or on its backdrop, whose event target is the dialog. It does so on
 * `click`: after `pointerdown` the browser would still move the focus to the page behind.
 */
export function closeOnBackdropClick(dialog: HTMLDialogElement): void {
  /** Whether the press began on the backdrop. One that only ends there was a text selection in the dialog. */
  let beganBeside = false
  const isBeside = ({ target, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const isOver = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    return target === dialog && !isOver
  }
  dialog.addEventListener('pointerdown', (event) => {
    beganBeside = isBeside(event)
  })
  dialog.addEventListener('click', (event) => {
    const isOnLink = event.target instanceof Element && event.target.closest('a')
    if (isOnLink || (beganBeside && isBeside(event))) dialog.close()
  })
}
