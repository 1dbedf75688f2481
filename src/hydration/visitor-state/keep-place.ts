/**
 * Keeps a clicked heading in place while an item above it closes. WebKit has no scroll anchoring.
 */
export function keepPlaceOfHeadings(): void {
  addEventListener('click', ({ target }) => {
    const heading = target instanceof Element && target.closest('details[name] > summary')
    if (!heading) return
    const { top } = heading.getBoundingClientRect()
    // The browser toggles the items before the next frame.
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
