import { type BrowserContext, expect, type Page } from '@playwright/test'
import { mapTiles } from '../../scripts/receiver/local-services'
import { arrive } from '../audit/audited-page'
import { hydrate } from '../support/visit'
import { aimAt, type Control, type Target, visibleControls } from './controls'
import { signsOf } from './effect'
import { watch } from './watch'

/** How visitors press, and on which screen. */
export const screens = {
  mouse: { viewport: { width: 1280, height: 800 } },
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

/** When something is pressed: as the first thing that a visitor does, or with scripts running. */
type Moment = 'first' | 'later'

interface Crawl {
  path: string
  by: keyof typeof screens
  /** Which controls of the header and the footer to press: those of its menus too, those in sight, or none. */
  frame: 'menus' | 'bars' | 'none'
  /** Whether to press all links of what opens, or the first of each. */
  links: 'all' | 'first'
}

/**
 * Presses every visible control of a page, and what opens when it is pressed, each on a fresh page.
 * @returns what is wrong
 */
export async function crawl(context: BrowserContext, { path, by, frame, links }: Crawl) {
  const diagnostics: string[] = []
  const seen = watch(context)
  // Whatever does not come, or never ends, is said of the control that was pressed.
  context.setDefaultTimeout(30_000)
  // A fresh page is that of a new visitor. Pages that could not be loaded have no storage.
  await context.addInitScript(() => {
    if (origin === 'null') return
    localStorage.clear()
    sessionStorage.clear()
  })
  let page = await newTab(context)

  async function open(moment: Moment): Promise<Control[]> {
    // What the last press asked for may still come between.
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

  /** Presses controls one after the other. @returns what the last one has opened */
  async function press(moment: Moment, ...controls: Control[]): Promise<Control[]> {
    const note = (what: string) =>
      diagnostics.push(`${moment}, ${controls.map(({ name }) => name).join(' → ')}: ${what}`)
    let opened: Control[] = []
    try {
      const known = new Set((await open(moment)).map(({ name }) => name))
      for (const [index, control] of controls.entries()) {
        // The page is at rest, unless something is just opening. A page that scrolls is not, for long.
        const target = await (index > 0 ? atRest(page, control) : aimAt(page, control))
        if (!target) throw new Error('is not there')
        if (target.cover) throw new Error(`is under ${target.cover}`)
        opened = await pressAt(target)
      }
      opened = opened.filter(({ name }) => !known.has(name))
      await settle(moment)
    } catch (error) {
      if (!seen.isCrashed) note(String(error).split('\n')[0] ?? '')
    }
    if (seen.isCrashed) {
      note('crashes the page')
      seen.isCrashed = false
      await page.close()
      page = await newTab(context)
    }
    for (const words of seen.said.splice(0)) note(words)
    return opened
  }

  async function pressAt({ x, y, isThere }: Target): Promise<Control[]> {
    const before = await signsOf(page)
    seen.asked = 0
    await (by === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
    if (isThere) return []
    const hasEffect = async () =>
      seen.asked > 0 || seen.isCrashed || (await signsOf(page).catch(() => '')) !== before
    // So long that only what does nothing takes all of it, on the slowest machine.
    const options = { message: 'has no effect', timeout: 20_000, intervals: [20, 50, 100] }
    await expect.poll(hasEffect, options).toBe(true)
    // A press that leads on opens nothing here.
    const isHere = seen.asked === 0 && new URL(page.url()).pathname === path
    return isHere ? visibleControls(page) : []
  }

  /** Until what the press has begun is done, so that what goes wrong in it is noted with it. */
  async function settle(moment: Moment): Promise<void> {
    const isLive = () => page.locator('[data-site-header][data-live]').count()
    // A link to the page itself loads it anew.
    if (moment === 'first')
      await expect
        .poll(async () => seen.asked > 0 || (await isLive()) > 0, { intervals: [20, 50, 100] })
        .toBe(true)
    await page.waitForFunction(() => document.readyState !== 'loading')
  }

  // Links lead on with scripts and without: every other one is pressed first, the others later.
  const done = new Set<string>()
  const key = ({ name, nth }: Control) => `${name} ${nth}`
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

/** A tab with tiles for its map. Routes of Playwright's would switch the browser's cache off. */
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
    // The page that asked may be left already.
    network.send('Fetch.fulfillRequest', answer).catch(() => undefined)
  })
  const urlPattern = `${new URL(mapTiles).origin}/*`
  await network.send('Fetch.enable', { patterns: [{ urlPattern }] })
  return page
}

/** A map comes when it is scrolled to, and takes the place of a link. */
async function showMap(page: Page): Promise<void> {
  const place = page.getByRole('link', { name: 'See the place on a map' })
  if ((await place.count()) === 0) return
  await place.scrollIntoViewIfNeeded()
  await page.waitForSelector('.leaflet-marker-icon')
}

/** Where to press a control that is opening, once it does not move any more. */
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
