import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { isExpected } from '../nightly/audited-page'
import { mockProviders } from '../support/servers/mock-providers'
import { arrive, hydrate } from '../support/visit'

export const screens = {
  mouse: { viewport: { width: 1280, height: 800 } },
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

/** Includes labels, because many inputs are visually hidden. */
const clickable = `a[href], button, summary, label, input, select, textarea,
  [role=button], [role=tab], [role=option], [role=checkbox], [role=radio]`

interface Control {
  /** Index among all elements that match `clickable`. */
  index: number
  name: string
  /** In the header or footer, which all pages share. */
  isInShell: boolean
  /** A link that works without script. */
  isPlainLink: boolean
  /**
   * Whether a click changes nothing, because the control is selected or
   * focused, or links to this page.
   */
  isThere: boolean
}

/** Whether a click is the visitor's first action or comes after hydration. */
type Moment = 'first' | 'later'

interface Crawl {
  path: string
  by: keyof typeof screens
  /**
   * Controls of the header and footer to click: all, including their menus
   * (`menus`), only visible controls (`bars`), or none.
   */
  shell: 'menus' | 'bars' | 'none'
  /** Click all plain links, or only the first on the page and per click. */
  links: 'all' | 'first'
}

/**
 * Clicks every visible control of a page, and every control that a click
 * reveals, each on a fresh page.
 * @returns missing effects and errors, with the clicked controls
 */
export async function crawl(context: BrowserContext, { path, by, shell, links }: Crawl) {
  const diagnostics: string[] = []
  /** Console messages, errors and CSP violations since the last click. */
  let messages: string[] = []
  context.on('console', (message) => {
    if (!isExpected(message)) messages.push(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => {
    // Chromium logs an error for text files without view transitions.
    if (!error.page()?.url().endsWith('.txt')) messages.push(`${error.error()}`)
  })
  /** Documents, tabs and downloads requested since the last click. */
  let requestCount = 0
  context.on('request', (request) => {
    if (request.isNavigationRequest()) requestCount += 1
  })
  // Lets the report of a timeout name the clicked control.
  context.setDefaultTimeout(30_000)
  // Each load simulates a new visitor. A failed load has no storage.
  await context.addInitScript(() => {
    if (origin === 'null') return
    localStorage.clear()
    sessionStorage.clear()
  })
  async function open(moment: Moment): Promise<Page> {
    const page = await context.newPage()
    await mockProviders(page)
    const countRequest = () => {
      requestCount += 1
    }
    page.on('download', countRequest).on('popup', countRequest)
    await arrive(page, path)
    // Counts prefetched documents, which cause no request.
    page.on('domcontentloaded', countRequest)
    if (moment === 'later') {
      await hydrate(page)
      await showMap(page)
    }
    return page
  }

  /** Clicks in order. @returns the controls that the last click revealed */
  async function click(moment: Moment, ...controls: Control[]): Promise<Control[]> {
    messages = []
    const report = (message: string) =>
      diagnostics.push(`${moment}, ${controls.map(({ name }) => name).join(' → ')}: ${message}`)
    const page = await open(moment)
    let revealed: Control[] = []
    try {
      const known = new Set((await visibleControls(page)).map(({ name }) => name))
      for (const control of controls) revealed = await clickOne(page, control)
      revealed = revealed.filter(({ name }) => !known.has(name))
      // Waits for effects, to report their errors with the click.
      const isLeft = () => requestCount > 0 || new URL(page.url()).pathname !== path
      const isLive = () => page.locator('[data-site-header][data-hydrated]').count()
      if (moment === 'first')
        await expect.poll(async () => isLeft() || (await isLive())).toBeTruthy()
      await page.waitForFunction(() => document.readyState !== 'loading')
    } catch (error) {
      report(String(error).split('\n')[0] ?? '')
    }
    for (const words of messages) report(words)
    for (const tab of context.pages()) await tab.close()
    return revealed
  }

  async function clickOne(page: Page, control: Control): Promise<Control[]> {
    const target = await find(page, control)
    const before = await signsOf(page)
    requestCount = 0
    await (by === 'touch' ? target.tap() : target.click())
    if (control.isThere) return []
    // Scrolling to the map's link may load the map before the click.
    const hasEffect = async () =>
      requestCount > 0 ||
      (await signsOf(page).catch(() => '')) !== before ||
      !(await target.isVisible())
    // For slow machines.
    await expect.poll(hasEffect, { message: 'has no effect', timeout: 20_000 }).toBe(true)
    // This page stays visible until the next has loaded.
    const isOnPage = requestCount === 0 && new URL(page.url()).pathname === path
    return isOnPage && !control.isPlainLink ? visibleControls(page) : []
  }

  async function list(moment: Moment): Promise<Control[]> {
    const page = await open(moment)
    const controls = await visibleControls(page)
    await page.close()
    return controls.filter(({ isInShell }) => !isInShell || shell !== 'none')
  }

  const chosen = (controls: Control[]) => {
    const first = controls.find(({ isPlainLink }) => isPlainLink)
    return controls.filter(
      (control) => links === 'all' || !control.isPlainLink || control === first,
    )
  }
  // Clicks half of the plain links before hydration.
  const isFirst = (control: Control) => control.isPlainLink && control.index % 2 === 0
  const early = (await list('first')).filter((control) => !control.isPlainLink || isFirst(control))
  for (const control of chosen(early)) await click('first', control)
  const late = (await list('later')).filter((control) => !isFirst(control))
  for (const control of chosen(late)) {
    const revealed = await click('later', control)
    if (control.isInShell && shell !== 'menus') continue
    for (const inner of chosen(revealed)) await click('later', control, inner)
  }
  return diagnostics
}

/** Finds a control on another load. */
async function find(page: Page, { name, index }: Control): Promise<Locator> {
  let place: number | undefined
  const isFound = async () => {
    const alike = (await visibleControls(page)).filter((control) => control.name === name)
    place = (alike.find((control) => control.index === index) ?? alike[0])?.index
    return place !== undefined
  }
  await expect.poll(isFound, { message: 'is not there' }).toBe(true)
  return page.locator(clickable).nth(place ?? 0)
}

function visibleControls(page: Page): Promise<Control[]> {
  return page.locator(clickable).evaluateAll((elements) => {
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      const isDrawn = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      // A modal dialog makes the rest of the page inert.
      const modal = document.querySelector(':modal')
      const isInert = element.closest('[inert]') || (modal && !modal.contains(element))
      // The back-to-top button fades out.
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
      const isInShell =
        element.closest('header[data-site-header], body footer:not(main *)') !== null
      const isPlainLink = element.matches('a[href]:not([role], [data-scripted])')
      return [{ index, name: nameOf(element), isInShell, isPlainLink, isThere: isThere(element) }]
    })
  })
}

/**
 * Serialises a page's visible state. Includes focus in fields only, because
 * every clicked control receives focus.
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

async function showMap(page: Page): Promise<void> {
  const place = page.locator('figure[data-no-print] a[data-scripted]')
  if ((await place.count()) === 0) return
  await place.scrollIntoViewIfNeeded()
  await page.waitForSelector('.leaflet-marker-icon')
}
