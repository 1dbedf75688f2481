import { type RefObject, useEffect, useRef } from 'react'
import { addOverlayEntry } from '../../hydration/overlay-entry'
import { media } from '../../styles/theme'
import { followDrags } from './drawer-drag'
import type { DrawerProps } from './MenuButton'

/** What the drawer's cross closes the dialog with. */
export const byCross = 'by cross'

/** Milliseconds between closing the drawer and letting the page scroll; specification, section 9. */
const unlockDelay = 100

/**
 * Runs a `<dialog>` as a drawer: modal while open, with the page behind locked; closed by Escape, Back,
 * a press beside it, a drag, a link to another page, and a screen that becomes wide.
 * @param onClose called once it has closed, however that came about
 */
export function useDrawer(
  isOpen: boolean,
  onClose: DrawerProps['onClose'],
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const closed = useRef(onClose)
  useEffect(() => {
    closed.current = onClose
  })

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) return
    const close = () => dialog.close()
    const onClick = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      const leadsToPage = target.closest('a[href]:not([target])')
      if (leadsToPage || target === dialog) close()
    }
    const wide = matchMedia(media.desktop.replace('@media ', ''))
    const onClosed = () => {
      closed.current(dialog.returnValue === byCross)
      void hideWhenStill(dialog)
    }
    dialog.returnValue = ''
    show(dialog)
    const leaveEntry = addOverlayEntry(dialog)
    const unlock = lockScroll()
    const stopDrags = followDrags(dialog, close)
    dialog.addEventListener('click', onClick)
    dialog.addEventListener('close', onClosed)
    wide.addEventListener('change', close)
    return () => {
      dialog.close()
      leaveEntry()
      stopDrags()
      setTimeout(unlock, unlockDelay)
      dialog.removeEventListener('click', onClick)
      dialog.removeEventListener('close', onClosed)
      wide.removeEventListener('change', close)
    }
  }, [isOpen])

  return ref
}

/**
 * Opens a dialog from where its styles have it while it is closed. `data-shown` keeps it on the screen
 * before and after: Firefox does not transition `display`, and would show neither way.
 */
function show(dialog: HTMLDialogElement): void {
  dialog.dataset.shown = ''
  // Lays it out, so that there is a place to come from.
  dialog.getBoundingClientRect()
  dialog.showModal()
}

/** Takes a closed dialog off the screen once it is out of it, unless it was opened again. */
async function hideWhenStill(dialog: HTMLDialogElement): Promise<void> {
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished))
  if (!dialog.open) delete dialog.dataset.shown
}

/** Keeps the page where it is, with the place of its scroll bar. */
function lockScroll(): () => void {
  const { style } = document.documentElement
  style.overflow = 'hidden'
  style.scrollbarGutter = 'stable'
  return () => {
    style.removeProperty('overflow')
    style.removeProperty('scrollbar-gutter')
  }
}
