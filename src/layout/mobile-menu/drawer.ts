import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react'
import { addOverlayEntry } from '../../hydration/navigation/overlay-entry'
import { lockScroll } from '../lock-scroll'
import { followDrags } from './drawer-drag'
import type { DrawerProps } from './MenuButton'

/** Return value of the dialog when its close button closes it. */
export const closedByButton = 'closed by button'

/** Delay from closing the drawer to unlocking the page's scroll (milliseconds); specification, section 9. */
const unlockDelay = 100

/**
 * Runs a `<dialog>` as a drawer: modal while open, with the page behind locked; closed by Escape, Back, a
 * click on the backdrop, a drag, a link to another page, and a header that gets its bar, which hides the button before it.
 * @param onClose called once it has closed, for whatever reason
 */
export function useDrawer(isOpen: boolean, onClose: DrawerProps['onClose']) {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) return
    const close = () => dialog.close()
    const button = dialog.previousElementSibling
    const bar = new ResizeObserver(() => {
      if (button?.checkVisibility()) return
      close()
      // The hidden button cannot have the focus again: the bar has taken its place.
      document
        .querySelector<HTMLElement>('[data-site-header] nav a')
        ?.focus({ preventScroll: true })
    })
    dialog.returnValue = ''
    show(dialog)
    const leaveEntry = addOverlayEntry(dialog)
    const unlock = lockScroll()
    const stopDrags = followDrags(dialog, close)
    if (button) bar.observe(button)
    return () => {
      dialog.close()
      leaveEntry()
      stopDrags()
      setTimeout(unlock, unlockDelay)
      bar.disconnect()
    }
  }, [isOpen])

  const handlers = {
    onClick: ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
      if (!(target instanceof Element)) return
      const leadsToPage = target.closest('a[href]:not([target])')
      if (leadsToPage || target === currentTarget) currentTarget.close()
    },
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      onClose(currentTarget.returnValue === closedByButton)
      void hideAfterTransition(currentTarget)
    },
  }
  return { dialog: ref, handlers }
}

/**
 * Opens a dialog with a transition from its closed position. `data-shown` keeps it displayed before and
 * after: Firefox does not transition `display`, and would show neither transition.
 */
function show(dialog: HTMLDialogElement): void {
  dialog.dataset.shown = ''
  // Forces layout, so that the transition has a start position.
  dialog.getBoundingClientRect()
  dialog.showModal()
}

/** Hides a closed dialog after its transition, unless it was opened again. */
async function hideAfterTransition(dialog: HTMLDialogElement): Promise<void> {
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished))
  if (!dialog.open) delete dialog.dataset.shown
}
