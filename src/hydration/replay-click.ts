/** CSS pixels between the two ends of a press; more is a drag. */
const slack = 8

/**
 * Repeats presses during a view transition, which browsers give to the root element: they end the
 * transition, and go to what is in their place then. For those between two loads of a page that takes
 * `document.activeViewTransition`; src/hydration/PageTransition.tsx ends its own in every browser.
 */
export function repeatLostPresses(): void {
  let start: MouseEvent | undefined
  addEventListener(
    'pointerdown',
    (event) => {
      start = event
    },
    true,
  )
  addEventListener(
    'click',
    ({ target, clientX, clientY, button }) => {
      if (target !== document.documentElement || button !== 0 || !start) return
      if (Math.hypot(clientX - start.clientX, clientY - start.clientY) > slack) return
      document.activeViewTransition?.skipTransition()
      const control = document
        .elementFromPoint(clientX, clientY)
        ?.closest<HTMLElement>('a,button,summary,label,input,select,textarea')
      control?.focus({ preventScroll: true })
      control?.click()
    },
    true,
  )
}
