/**
 * Scrolls each `[data-scroll]` row in an element sideways until its current item
 * is visible. Unlike `scrollIntoView`, this does not scroll the page.
 */
export function showCurrent(element: Element | null): void {
  for (const row of element?.querySelectorAll('[data-scroll]') ?? []) {
    const item = row.querySelector('[aria-current], :checked')?.parentElement
    if (!item) continue
    const [outer, inner] = [row.getBoundingClientRect(), item.getBoundingClientRect()]
    if (inner.left < outer.left || inner.right > outer.right)
      row.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2
  }
}
