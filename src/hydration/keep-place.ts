/**
 * Keeps the pressed heading of an accordion where it is, while what was open above it closes. Without
 * script the styles do that where the browser anchors its scrolling, which WebKit does not.
 */
export function keepPlaceOfHeadings(): void {
  addEventListener('click', ({ target }) => {
    const heading = target instanceof Element && target.closest('details[name] > summary')
    if (!heading) return
    const { top } = heading.getBoundingClientRect()
    // The press opens and closes after this; nothing is painted before the frame.
    requestAnimationFrame(() => {
      scrollerOf(heading).scrollTop += heading.getBoundingClientRect().top - top
    })
  })
}

function scrollerOf(element: Element): Element {
  const parent = element.parentElement
  if (!parent) return document.scrollingElement ?? element
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scrollerOf(parent)
}
