import { type BrowserContext, expect, type Page } from '@playwright/test'
import { mapTiles } from '../../scripts/receiver/local-services'
import { arrive } from '../nightly/audited-page'
import { hydrate } from '../support/visit'
import { aimAt, type Control, type Target, visibleControls } from './controls'
import { signsOf } from './effect'
import { watch } from './watch'

/** Input methods, each with its screen. */
export const screens = {
  mouse: { viewport: { width: 1280, height: 800 } },
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
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
  const events = watch(context)
  // A timeout is reported with the control that was clicked.
  context.setDefaultTimeout(30_000)
  // Each load is that of a new visitor. Pages that could not be loaded have no storage.
  await context.addInitScript(() => {
    if (origin === 'null') return
    localStorage.clear()
    sessionStorage.clear()
  })
  let page = await newTab(context)

  async function open(moment: Moment): Promise<Control[]> {
    // A navigation started by the last click may still interfere.
    await expect(async () => {
      await arrive(page, path)
      expect(new URL(page.url()).pathname).toBe(path)
    }).toPass({ timeout: 120_000 })
    if (moment === 'later') {
      await hydrate(page)
      await showMap(page)
    }
    return visibleControls(page)
  }

  /** Clicks controls one after the other. @returns the controls that the last click revealed */
  async function press(moment: Moment, ...controls: Control[]): Promise<Control[]> {
    const note = (what: string) =>
      diagnostics.push(`${moment}, ${controls.map(({ name }) => name).join(' → ')}: ${what}`)
    let opened: Control[] = []
    try {
      const known = new Set((await open(moment)).map(({ name }) => name))
      for (const [index, control] of controls.entries()) {
        // Only what a click opens has to come to rest first; waiting on a page that scrolls would take long.
        const target = await (index > 0 ? atRest(page, control) : aimAt(page, control))
        if (!target) throw new Error('is not there')
        if (target.cover) throw new Error(`is under ${target.cover}`)
        opened = await pressAt(target, control)
      }
      opened = opened.filter(({ name }) => !known.has(name))
      await settle(moment)
    } catch (error) {
      if (!events.isCrashed) note(String(error).split('\n')[0] ?? '')
    }
    if (events.isCrashed) {
      note('crashes the page')
      events.isCrashed = false
      await page.close()
      page = await newTab(context)
    }
    for (const words of events.said.splice(0)) note(words)
    return opened
  }

  async function pressAt({ x, y, isThere }: Target, control: Control): Promise<Control[]> {
    const before = await signsOf(page)
    events.asked = 0
    await (by === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
    if (isThere) return []
    // The map opens by itself once its link is scrolled to, and may take the link's place before the click.
    const isGone = () =>
      visibleControls(page).then(
        (now) => !now.some((one) => key(one) === key(control)),
        // The page is being left, which the next look sees.
        () => false,
      )
    const hasEffect = async () =>
      events.asked > 0 ||
      events.isCrashed ||
      (await signsOf(page).catch(() => '')) !== before ||
      (await isGone())
    // Long enough that even on the slowest machine only a control without effect takes all of it.
    const options = { message: 'has no effect', timeout: 20_000, intervals: [20, 50, 100] }
    await expect.poll(hasEffect, options).toBe(true)
    // A click that navigates reveals nothing on this page.
    const isHere = events.asked === 0 && new URL(page.url()).pathname === path
    return isHere ? visibleControls(page) : []
  }

  /** Waits until what the click started is done, so that its errors are reported with it. */
  async function settle(moment: Moment): Promise<void> {
    const isLive = () => page.locator('[data-site-header][data-live]').count()
    // A link to the current page reloads it.
    if (moment === 'first')
      await expect
        .poll(async () => events.asked > 0 || (await isLive()) > 0, { intervals: [20, 50, 100] })
        .toBe(true)
    await page.waitForFunction(() => document.readyState !== 'loading')
  }

  // Plain links work with and without scripts: half of them are clicked first, the others later.
  const done = new Set<string>()
  const isAsked = ({ isFrame }: Control) => !isFrame || frame !== 'none'
  for (const [index, control] of (await open('first')).filter(isAsked).entries()) {
    if (control.isPlainLink && index % 2) continue
    await press('first', control)
    if (control.isPlainLink) done.add(key(control))
  }
  for (const control of (await open('later')).filter(isAsked)) {
    if (done.has(key(control))) continue
    const opened = await press('later', control)
    if (control.isFrame && frame !== 'menus') continue
    const first = opened.find(({ isPlainLink }) => isPlainLink)
    for (const inner of opened)
      if (!inner.isPlainLink || links === 'all' || inner === first)
        await press('later', control, inner)
  }
  return diagnostics
}

/** Tells the controls of a page apart. */
const key = ({ name, nth }: Control): string => `${name} ${nth}`

/** Opens a tab with mocked map tiles. Playwright's own routes would switch the browser's cache off. */
async function newTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  network.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'image/svg+xml' }],
      body: btoa('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    }
    // The page may have been left already.
    network.send('Fetch.fulfillRequest', answer).catch(() => undefined)
  })
  const urlPattern = `${new URL(mapTiles).origin}/*`
  await network.send('Fetch.enable', { patterns: [{ urlPattern }] })
  return page
}

/** Scrolls to the map's link, if the page has one, and waits for the map that replaces it. */
async function showMap(page: Page): Promise<void> {
  const place = page.getByRole('link', { name: 'See the place on a map' })
  if ((await place.count()) === 0) return
  await place.scrollIntoViewIfNeeded()
  await page.waitForSelector('.leaflet-marker-icon')
}

/** Returns where to click a control that is opening, once it has stopped moving. */
async function atRest(page: Page, control: Control): Promise<Target | undefined> {
  let target: Target | undefined
  const rests = async () => {
    const before = target
    target = await aimAt(page, control)
    return target && !target.cover && target.x === before?.x && target.y === before.y
  }
  await expect.poll(rests, { message: 'is never there', intervals: [20] }).toBeTruthy()
  return target
}
