import type { Page } from '@playwright/test'

/**
 * Returns pairs of elements with overlapping texts or drawings, except nested
 * elements and clipped parts.
 * @param within selector of the part to check
 */
export function overlaps(page: Page, within = 'header, main'): Promise<string[]> {
  return page.evaluate((selector) => {
    const parts = [...document.querySelectorAll(selector)]
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>('*')])
      .filter((element) => element.matches(':not(svg *, .visually-hidden, .visually-hidden *)'))
      // Leaves out the visually hidden text of a link over a picture.
      .filter((element) => getComputedStyle(element).clipPath !== 'inset(50%)')
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
    const seenOf = (element: Element, { left, right, top, bottom }: DOMRect) => {
      const box = { left, right, top, bottom }
      for (let clip: Element | null = element; clip; clip = clip.parentElement) {
        if (getComputedStyle(clip).overflowX === 'visible') continue
        const edge = clip.getBoundingClientRect()
        box.left = Math.max(box.left, edge.left)
        box.right = Math.min(box.right, edge.right)
        box.top = Math.max(box.top, edge.top)
        box.bottom = Math.min(box.bottom, edge.bottom)
      }
      return { element, ...box }
    }
    const boxes = parts.flatMap((element) => {
      const texts = [...element.childNodes].filter(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      )
      const lines = texts.flatMap((text) => {
        const range = document.createRange()
        range.selectNode(text)
        return [...range.getClientRects()]
      })
      const drawn = element.matches('svg') ? [element.getBoundingClientRect()] : []
      return [...lines, ...drawn].map((box) => seenOf(element, box))
    })
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => {
          const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
          const along = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
          if (across <= 2 || along <= 6) return false
          return !one.element.contains(other.element) && !other.element.contains(one.element)
        })
        .map(({ element }) =>
          [one.element, element].map(({ outerHTML }) => outerHTML.slice(0, 90)).join(' and '),
        ),
    )
  }, within)
}
