/** The share of its width past which a drawer that is let go closes; specification, section 9. */
const closingShare = 0.25
/** CSS pixels a millisecond from which it closes however short the way; as above. */
const closingSpeed = 0.4
/** Milliseconds after the drawer's own scrolling in which a drag is still part of it; as above. */
const scrollPause = 100
/** CSS pixels of movement that tell a drag from a press. */
const slack = 8

/**
 * Lets a finger, pen or mouse push a drawer on the right edge out of the screen.
 * @param close closes the drawer, from where the drag left it
 * @returns stops it
 */
export function followDrags(drawer: HTMLElement, close: () => void): () => void {
  let start: PointerEvent | undefined
  let isDragging = false
  let scrolledAt = Number.NEGATIVE_INFINITY

  function letGo(): void {
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
    const across = event.clientX - start.clientX
    const along = Math.abs(event.clientY - start.clientY)
    if (!isDragging) {
      const isScroll = along > slack || event.timeStamp - scrolledAt < scrollPause
      if (isScroll) start = undefined
      if (isScroll || across < slack) return
      isDragging = true
      drawer.dataset.dragging = ''
      drawer.setPointerCapture(event.pointerId)
    }
    drawer.style.translate = `${Math.max(0, across)}px 0`
  }
  const onUp = (event: PointerEvent) => {
    if (!start || !isDragging) return letGo()
    const across = event.clientX - start.clientX
    const speed = across / Math.max(1, event.timeStamp - start.timeStamp)
    swallowNextClick(drawer)
    letGo()
    if (across > drawer.offsetWidth * closingShare || speed > closingSpeed) close()
  }
  const onScroll = ({ timeStamp }: Event) => {
    scrolledAt = timeStamp
  }
  // A link or text that is dragged would take the pointer away.
  const onDragStart = (event: Event) => event.preventDefault()

  drawer.addEventListener('pointerdown', onDown)
  drawer.addEventListener('pointermove', onMove)
  drawer.addEventListener('pointerup', onUp)
  drawer.addEventListener('pointercancel', letGo)
  drawer.addEventListener('scroll', onScroll, { capture: true, passive: true })
  drawer.addEventListener('dragstart', onDragStart)
  return () => {
    letGo()
    drawer.removeEventListener('pointerdown', onDown)
    drawer.removeEventListener('pointermove', onMove)
    drawer.removeEventListener('pointerup', onUp)
    drawer.removeEventListener('pointercancel', letGo)
    drawer.removeEventListener('scroll', onScroll, { capture: true })
    drawer.removeEventListener('dragstart', onDragStart)
  }
}

/** The end of a drag is not a press on what lies under it. */
function swallowNextClick(drawer: HTMLElement): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  drawer.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => drawer.removeEventListener('click', swallow, { capture: true }))
}
