import { isMirrored } from '../../language/mirrored'

/** A drag beyond this share of the drawer's width closes it. */
const closingShare = 0.25
/** A faster drag closes it at any distance (CSS pixels per millisecond). */
const closingSpeed = 0.4
/** Movement counts as scrolling this long after a scroll (milliseconds). */
const scrollPause = 100
/** Movement from which a touch counts as a drag (CSS pixels). */
const dragThreshold = 8

/**
 * Lets the visitor drag the drawer out of the screen. Returns a function that
 * removes the listeners.
 * @param close closes the drawer from its current position
 */
export function followDrags(drawer: HTMLElement, close: () => void): () => void {
  let start: PointerEvent | undefined
  let isDragging = false
  let scrolledAt = Number.NEGATIVE_INFINITY
  const outwards = isMirrored() ? -1 : 1

  function reset(): void {
    start = undefined
    isDragging = false
    delete drawer.dataset.dragging
    drawer.style.removeProperty('translate')
  }

  const onDown = (event: PointerEvent) => {
    if (event.isPrimary && event.button === 0) start = event
  }
  const onMove = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.pointerId) return
    const across = outwards * (event.clientX - start.clientX)
    const along = Math.abs(event.clientY - start.clientY)
    if (!isDragging) {
      const isScroll = along > dragThreshold || event.timeStamp - scrolledAt < scrollPause
      if (isScroll) start = undefined
      // Drags inwards count too: they must not click an entry.
      if (isScroll || Math.abs(across) < dragThreshold) return
      isDragging = true
      drawer.dataset.dragging = ''
      drawer.setPointerCapture(event.pointerId)
    }
    drawer.style.translate = `${outwards * Math.max(0, across)}px 0`
  }
  const onUp = (event: PointerEvent) => {
    if (!start || !isDragging) return reset()
    const across = outwards * (event.clientX - start.clientX)
    const speed = across / Math.max(1, event.timeStamp - start.timeStamp)
    swallowNextClick(drawer)
    reset()
    if (across > drawer.offsetWidth * closingShare || speed > closingSpeed) close()
  }
  const onScroll = ({ timeStamp }: Event) => {
    scrolledAt = timeStamp
  }

  const listeners = new AbortController()
  const { signal } = listeners
  drawer.addEventListener('pointerdown', onDown, { signal })
  drawer.addEventListener('pointermove', onMove, { signal })
  drawer.addEventListener('pointerup', onUp, { signal })
  drawer.addEventListener('pointercancel', reset, { signal })
  drawer.addEventListener('scroll', onScroll, { capture: true, passive: true, signal })
  // A native drag of a link or text would cancel the pointer events.
  drawer.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  return () => {
    reset()
    listeners.abort()
  }
}

/** Suppresses the click that follows a drag. */
function swallowNextClick(drawer: HTMLElement): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  drawer.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => drawer.removeEventListener('click', swallow, { capture: true }))
}
