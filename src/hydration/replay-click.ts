import { isUnmodifiedClick } from '../site/unmodified-click'

/** Longer movements are drags (CSS pixels). */
const dragThreshold = 8

/**
 * Replays clicks during a view transition, which browsers dispatch to the root
 * element. Skips a transition between documents (PageTransition.tsx skips its
 * own), then clicks the element under the pointer.
 */
export function replayLostClicks(): void {
  let start: MouseEvent | undefined
  const note = (event: MouseEvent) => {
    start = event
  }
  const replay = (event: MouseEvent) => {
    const { target, clientX, clientY } = event
    if (target !== document.documentElement || !isUnmodifiedClick(event) || !start) return
    if (Math.hypot(clientX - start.clientX, clientY - start.clientY) > dragThreshold) return
    document.activeViewTransition?.skipTransition()
    const control = document
      .elementFromPoint(clientX, clientY)
      ?.closest<HTMLElement>('a,button,summary,label,input,select,textarea')
    control?.focus({ preventScroll: true })
    control?.click()
  }
  addEventListener('pointerdown', note, true)
  addEventListener('click', replay, true)
}
