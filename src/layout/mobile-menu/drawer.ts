import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react'
import { addOverlayEntry } from '../../hydration/navigation/overlay-entry'
import type { Navigation } from '../../site/navigation'
import { lockScroll } from '../lock-scroll'
import { followDrags } from './drawer-drag'

export interface DrawerProps {
  isOpen: boolean
  onClose: (isClosedByButton: boolean) => void
  navigation: Navigation
}

/** `returnValue` of a drawer that its close button has closed. */
export const closedByButton = 'closed by button'

/** Delay before the page scrolls again after closing (milliseconds). */
const unlockDelay = 100

/**
 * Runs a `<dialog>` as a modal drawer. Back, a drag, a click on the backdrop or
 * on a link, and a header with room for the menu bar close it.
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
      // The menu bar has replaced the button, which cannot take the focus back.
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
 * Firefox does not transition `display`: `data-shown` keeps the dialog
 * displayed before and after its transition.
 */
function show(dialog: HTMLDialogElement): void {
  dialog.dataset.shown = ''
  // Force layout, to give the transition a start position.
  dialog.getBoundingClientRect()
  dialog.showModal()
}

async function hideAfterTransition(dialog: HTMLDialogElement): Promise<void> {
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished))
  if (!dialog.open) delete dialog.dataset.shown
}
