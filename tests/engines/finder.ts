/** What a visitor looks for: a control or a heading by the words that it shows or is called by. */
export interface Target {
  role: 'button' | 'link' | 'label' | 'radio' | 'tab' | 'heading' | 'text'
  name: string
  /** CSS selector of the part of the page that it stands in. Default: all of it. */
  inside?: string
}

export interface Point {
  x: number
  y: number
}

/**
 * Runs in the page, also where it may run no script itself: brings the target into sight as a visitor
 * would, and gives the middle of it.
 * @returns words for why there is no such point
 */
export function placeOf({ role, name, inside = 'body' }: Target): Point | string {
  const selectors = {
    // What leads on until scripts have run is a button after that.
    button: 'button, summary, [role=button], a[data-scripted]',
    link: 'a[href]:not([data-scripted])',
    label: 'label',
    tab: '[role=tab]',
    radio: 'input[type=radio]',
    heading: 'h1, h2, h3',
    text: 'p, li, strong, span, dd, [role=option]',
  }
  const called = (element: Element) => {
    const { labels } = element as HTMLInputElement
    const words = element.getAttribute('aria-label') ?? labels?.[0]?.textContent
    return (words ?? element.textContent).replace(/\s+/g, ' ').trim()
  }
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().height > 0
  const all = [...document.querySelectorAll(inside)].flatMap((part) => [
    ...part.querySelectorAll(selectors[role]),
  ])
  const element = all.find((candidate) => called(candidate) === name && shown(candidate))
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
