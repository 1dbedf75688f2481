/** Clicks everything on a page, and tells what has no effect or causes an error. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { arrive, isExpected } from '../nightly/audited-page'
import { mockProviders } from '../support/servers/mock-providers'
import { hydrate } from '../support/visit'

/** Input methods, each with its screen. */
export const screens = {
  mouse: { viewport: { width: 1280, height: 800 } },
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

/** Selector of what visitors click. Labels are included: of many inputs only the label is visible. */
const pressable = `a[href], button, summary, label, input, select, textarea,
  [role=button], [role=tab], [role=option], [role=checkbox], [role=radio]`

/** A visible control. */
interface Control {
  /** Its index among all that match `pressable`. */
  index: number
  name: string
  /** Whether it is in the header or footer, which are the same on every page. */
  isFrame: boolean
  /** Whether it is a link that works without script. */
  isPlainLink: boolean
  /** Whether a click changes nothing: it is selected, has the focus, or links to the current page. */
  isThere: boolean
}

/** When a control is clicked: as the visitor's first action, or once the page is hydrated. */
type Moment = 'first' | 'later'

interface Crawl {
  path: string
  by: keyof typeof screens
  /** Which controls of header and footer to click: those of menus too, the visible ones, or none. */
  frame: 'menus' | 'bars' | 'none'
  /** Whether to click all plain links that a click reveals, or only the first. */
  links: 'all' | 'first'
}

/**
 * Clicks every visible control of a page, and every control that a click reveals, each on a fresh page.
 * @returns what went wrong, each with the clicked controls
 */
export async function crawl(context: BrowserContext, { path, by, frame, links }: Crawl) {
  const diagnostics: string[] = []
  /** Console messages, errors and CSP violations since the last click. */
  let said: string[] = []
  context.on('console', (message) => {
    if (!isExpected(message)) said.push(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => {
    // Chromium reports a text file as a page that has not opted in to view transitions.
    if (!error.page()?.url().endsWith('.txt')) said.push(`${error.error()}`)
  })
  /** The number of documents, tabs and downloads that were requested since. */
  let asked = 0
  context.on('request', (request) => {
    if (request.isNavigationRequest()) asked += 1
  })
  // A timeout is reported with the control that was clicked.
  context.setDefaultTimeout(30_000)
  // Each load is that of a new visitor. Pages that could not be loaded have no storage.
  await context.addInitScript(() => {
    if (origin === 'null') return
    localStorage.clear()
    sessionStorage.clear()
  })
  async function open(moment: Moment): Promise<Page> {
    const page = await context.newPage()
    await mockProviders(page)
    const ask = () => {
      asked += 1
    }
    page.on('download', ask).on('popup', ask)
    await arrive(page, path)
    // A document that the browser has prefetched is not requested again.
    page.on('domcontentloaded', ask)
    if (moment === 'later') {
      await hydrate(page)
      await showMap(page)
    }
    return page
  }

  /** Clicks controls one after the other. @returns the controls that the last click revealed */
  async function press(moment: Moment, ...controls: Control[]): Promise<Control[]> {
    said = []
    const note = (what: string) =>
      diagnostics.push(`${moment}, ${controls.map(({ name }) => name).join(' → ')}: ${what}`)
    const page = await open(moment)
    let revealed: Control[] = []
    try {
      const known = new Set((await visibleControls(page)).map(({ name }) => name))
      for (const control of controls) revealed = await pressOne(page, control)
      revealed = revealed.filter(({ name }) => !known.has(name))
      // Waits until what the click started is done, so that its errors are reported with it.
      const isLeft = () => asked > 0 || new URL(page.url()).pathname !== path
      const isLive = () => page.locator('[data-site-header][data-live]').count()
      if (moment === 'first')
        await expect.poll(async () => isLeft() || (await isLive())).toBeTruthy()
      await page.waitForFunction(() => document.readyState !== 'loading')
    } catch (error) {
      note(String(error).split('\n')[0] ?? '')
    }
    for (const words of said) note(words)
    for (const one of context.pages()) await one.close()
    return revealed
  }

  async function pressOne(page: Page, control: Control): Promise<Control[]> {
    const target = await find(page, control)
    const before = await signsOf(page)
    asked = 0
    await (by === 'touch' ? target.tap() : target.click())
    if (control.isThere) return []
    // The map opens by itself once its link is scrolled to, and may take the link's place before the click.
    const hasEffect = async () =>
      asked > 0 || (await signsOf(page).catch(() => '')) !== before || !(await target.isVisible())
    // Long enough that even on the slowest machine only a control without effect takes all of it.
    await expect.poll(hasEffect, { message: 'has no effect', timeout: 20_000 }).toBe(true)
    // A link reveals nothing on this page, which is still there while the next one is being loaded.
    const isOnPage = asked === 0 && new URL(page.url()).pathname === path
    return isOnPage && !control.isPlainLink ? visibleControls(page) : []
  }

  /** Lists the controls that are visible at first. */
  async function list(moment: Moment): Promise<Control[]> {
    const page = await open(moment)
    const controls = await visibleControls(page)
    await page.close()
    return controls.filter(({ isFrame }) => !isFrame || frame !== 'none')
  }

  // Plain links work with and without scripts: half of them are clicked first, the others later.
  const isFirst = (control: Control) => control.isPlainLink && control.index % 2 === 0
  for (const control of await list('first'))
    if (!control.isPlainLink || isFirst(control)) await press('first', control)
  for (const control of await list('later')) {
    if (isFirst(control)) continue
    const revealed = await press('later', control)
    if (control.isFrame && frame !== 'menus') continue
    const first = revealed.find(({ isPlainLink }) => isPlainLink)
    for (const inner of revealed)
      if (!inner.isPlainLink || links === 'all' || inner === first)
        await press('later', control, inner)
  }
  return diagnostics
}

/** Finds a control on another load of its page, where it may come after a click. */
async function find(page: Page, { name, index }: Control): Promise<Locator> {
  let place: number | undefined
  const isFound = async () => {
    const alike = (await visibleControls(page)).filter((control) => control.name === name)
    place = (alike.find((control) => control.index === index) ?? alike[0])?.index
    return place !== undefined
  }
  await expect.poll(isFound, { message: 'is not there' }).toBe(true)
  return page.locator(pressable).nth(place ?? 0)
}

/** Returns the visible controls, in the order of the document. */
function visibleControls(page: Page): Promise<Control[]> {
  return page.locator(pressable).evaluateAll((elements) => {
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      const isDrawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      // The rest of a page is inert while a modal dialog is open.
      const modal = document.querySelector(':modal')
      const isInert = element.closest('[inert]') || (modal && !modal.contains(element))
      // The button back to the top fades away.
      const isHidden = element.matches(
        ':disabled, [data-away], .visually-hidden, .visually-hidden *',
      )
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
    return elements.flatMap((element, index) => {
      if (!isSeen(element)) return []
      const isFrame = element.closest('header[data-site-header], body footer:not(main *)') !== null
      const isPlainLink = element.matches('a[href]:not([role], [data-scripted])')
      return [{ index, name: nameOf(element), isFrame, isPlainLink, isThere: isThere(element) }]
    })
  })
}

/**
 * Returns what a visitor can notice of a page, as a text to compare, once nothing on it is being loaded. Focus
 * counts in fields only, since every control takes it when it is clicked, even one that does nothing.
 */
async function signsOf(page: Page): Promise<string> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const fields = all('input, select, textarea') as HTMLInputElement[]
    return JSON.stringify({
      address: location.href,
      scroll: [Math.round(scrollX), Math.round(scrollY)],
      states: all(
        ':popover-open, details[open], dialog[open], [aria-expanded=true], [aria-selected=true], iframe, .leaflet-popup',
      ).map(({ outerHTML }) => outerHTML.slice(0, 200)),
      fields: fields.map((field) => [field.value, field.checked, field.matches(':focus')]),
      messages: all('[role=status], [role=alert], [aria-invalid=true]').map(
        ({ textContent, id }) => [id, textContent],
      ),
      theme: document.documentElement.dataset.theme,
      background: getComputedStyle(document.documentElement).backgroundColor,
      map: all('.leaflet-tile').map((tile) => tile.getAttribute('src')),
    })
  })
}

/** Scrolls to the map's link, if the page has one, and waits for the map that replaces it. */
async function showMap(page: Page): Promise<void> {
  // In any language.
  const place = page.locator('figure[data-no-print] a[data-scripted]')
  if ((await place.count()) === 0) return
  await place.scrollIntoViewIfNeeded()
  await page.waitForSelector('.leaflet-marker-icon')
}
