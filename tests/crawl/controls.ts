import type { Page } from '@playwright/test'

/** Selector of what visitors click. Labels are included: of many inputs only the label is visible. */
const pressable = `a[href], button, summary, label, input, select, textarea,
  [role=button], [role=tab], [role=option], [role=checkbox], [role=radio]`

/** A control, identified by its name and its index among controls of the same name. */
export interface Control {
  name: string
  nth: number
  /** Whether it is in the header or footer, which are the same on every page. */
  isFrame: boolean
  /** Whether it is a link that works without script. */
  isPlainLink: boolean
}

/** The middle of the visible part of a control, in pixels of the window. */
export interface Target {
  x: number
  y: number
  /** The element that covers the control at that point. */
  cover?: string
  /** Whether a click changes nothing: it is selected, has the focus, or links to the current page. */
  isThere: boolean
}

/** Returns the visible controls, in the order of the document. */
export function visibleControls(page: Page): Promise<Control[]> {
  return page.evaluate(findControls, { pressable }).then(({ controls }) => controls)
}

/** Scrolls a control into view and returns where to click it; undefined while it is not there. */
export function aimAt(page: Page, wanted: Control): Promise<Target | undefined> {
  return page.evaluate(findControls, { pressable, wanted }).then(({ target }) => target)
}

/** Finds the visible controls and the wanted one's target. Runs in the page, so uses no outer names. */
function findControls({ pressable, wanted }: { pressable: string; wanted?: Control }): {
  controls: Control[]
  target?: Target
} {
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const isDrawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    // The rest of a page is inert while a modal dialog is open.
    const modal = document.querySelector(':modal')
    const isInert = element.closest('[inert]') || (modal && !modal.contains(element))
    // The button back to the top fades away.
    const isHidden = element.matches(':disabled, [data-away], .visually-hidden, .visually-hidden *')
    return isDrawn && !isInert && !isHidden && width > 2 && height > 2
  }
  const nameOf = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const about = [
      element.getAttribute('role') ?? element.localName,
      element.getAttribute('name'),
      words.trim().replace(/\s+/g, ' ').slice(0, 50),
      element.getAttribute('href'),
    ]
    return about.filter(Boolean).join(' ')
  }
  const isThere = (element: Element) => {
    const field = element instanceof HTMLLabelElement ? element.control : element
    if (field?.matches('[type=radio]:checked, :is(input, textarea, select):focus')) return true
    if (element.matches('[aria-selected=true], [data-choice][aria-expanded=true]')) return true
    return element instanceof HTMLAnchorElement && element.href === location.href
  }
  const seen = [...document.querySelectorAll(pressable)].filter(isSeen)
  const counts = new Map<string, number>()
  const controls = seen.map((element) => {
    const name = nameOf(element)
    const nth = counts.get(name) ?? 0
    counts.set(name, nth + 1)
    const isFrame = element.closest('header[data-site-header], body footer:not(main *)') !== null
    const isPlainLink = element.matches('a[href]:not([role], [data-scripted])')
    return { name, nth, isFrame, isPlainLink }
  })
  const found = controls.findIndex(({ name, nth }) => name === wanted?.name && nth === wanted.nth)
  const element = seen[found]
  if (!element) return { controls }

  const middle = () => {
    // For a link on two lines, the middle of both would be between its words.
    const [largest] = [...element.getClientRects()].sort(
      (a, b) => b.width * b.height - a.width * a.height,
    )
    const box = largest ?? element.getBoundingClientRect()
    const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2
    const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2
    return { x, y, isWhole: box.top >= 0 && box.bottom <= innerHeight }
  }
  const at = ({ x, y }: { x: number; y: number }) => document.elementFromPoint(x, y)
  const isHit = (point: { x: number; y: number }) => {
    const hit = at(point)
    return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
  }
  let point = middle()
  if (!point.isWhole || !isHit(point)) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    point = middle()
  }
  const cover = isHit(point)
    ? undefined
    : (at(point)?.outerHTML.slice(0, 100) ?? 'the screen’s edge')
  return { controls, target: { x: point.x, y: point.y, cover, isThere: isThere(element) } }
}
