/** An element, by role and by label or text. */
export interface Target {
  role: 'button' | 'link' | 'label' | 'tab' | 'heading' | 'text'
  name: string
  /** CSS selector of the part to search. Default: the whole page. */
  inside?: string
}

export interface Point {
  x: number
  y: number
}

/**
 * Scrolls the target into view. Runs in the page, even with scripts disabled.
 * @returns its middle, or the reason for a failure
 */
export function placeOf({ role, name, inside = 'body' }: Target): Point | string {
  const selectors = {
    // Scripts turn a link with data-scripted into a button.
    button: 'button, summary, [role=button], a[data-scripted]',
    link: 'a[href]:not([data-scripted])',
    label: 'label',
    tab: '[role=tab]',
    heading: 'h1, h2, h3',
    text: 'p, li, strong, span, dd, [role=option]',
  }
  const nameOf = (element: Element) => {
    const { labels } = element as HTMLInputElement
    const words = element.getAttribute('aria-label') ?? labels?.[0]?.textContent
    return (words ?? element.textContent).replace(/\s+/g, ' ').trim()
  }
  // Old browsers have no `checkVisibility`.
  const isShown = (element: Element) =>
    getComputedStyle(element).visibility === 'visible' &&
    element.checkVisibility?.() !== false &&
    element.getBoundingClientRect().height > 0
  const all = [...document.querySelectorAll(inside)].flatMap((part) => [
    ...part.querySelectorAll(selectors[role]),
  ])
  // A card is named by its title.
  const titleOf = (candidate: Element) => candidate.querySelector('strong')?.textContent
  const element = all.find(
    (candidate) => [nameOf(candidate), titleOf(candidate)].includes(name) && isShown(candidate),
  )
  if (!element) return `No ${role} “${name}” is in sight in ${inside}.`

  const middle = (): Point => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const top = element.closest('[data-site-header], dialog')
    ? 0
    : (document.querySelector('[data-site-header]')?.getBoundingClientRect().bottom ?? 0)
  const isInSight = ({ x, y }: Point) => x > 0 && x < innerWidth && y > top && y < innerHeight
  if (!isInSight(middle()))
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { x, y } = middle()
  const hit = document.elementFromPoint(x, y)
  if (hit && (element.contains(hit) || (role === 'text' && hit.contains(element)))) return { x, y }
  return `The middle of ${role} “${name}” is under ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}.`
}
