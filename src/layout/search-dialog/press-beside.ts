/**
 * Closes a dialog when the page behind it is pressed, which counts as the dialog. It does so at the end
 * of the press: at its start the browser would go on to move the focus to that page.
 * @returns stops it
 */
export function closeOnPressBeside(dialog: HTMLDialogElement): () => void {
  /** A press that only ends beside the dialog has selected words in it. */
  let beganBeside = false
  const isBeside = ({ target, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    const isOver = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    return target === dialog && !isOver
  }
  const onDown = (event: PointerEvent) => {
    beganBeside = isBeside(event)
  }
  const onClick = (event: MouseEvent) => {
    if (beganBeside && isBeside(event)) dialog.close()
  }
  dialog.addEventListener('pointerdown', onDown)
  dialog.addEventListener('click', onClick)
  return () => {
    dialog.removeEventListener('pointerdown', onDown)
    dialog.removeEventListener('click', onClick)
  }
}
