import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  hold,
  holdScripts,
  hydrate,
  scrollTo,
  scrollTop,
  uncaughtErrors,
  visit,
  waitForLayout,
} from '../support/visit'

const isAtRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let top: number
    do {
      top = scrollY
      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
    } while (scrollY !== top)
  })

/** Waits for deferred effects of hydration. */
const isIdle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done)).then(() => null))

const distanceBelowHeader = (page: Page, id: string): Promise<number> =>
  page.evaluate((target) => {
    const header = document.querySelector('[data-site-header]')?.getBoundingClientRect()
    const section = document.getElementById(target)?.getBoundingClientRect()
    return (section?.top ?? Number.NaN) - (header?.bottom ?? Number.NaN)
  }, id)

/** Playwright's own click scrolls even to sticky elements. */
async function clickInPlace(target: Locator, by: 'mouse' | 'touch' = 'mouse'): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {}
  const middle = [x + width / 2, y + height / 2] as const
  const page = target.page()
  await (by === 'touch' ? page.touchscreen.tap(...middle) : page.mouse.click(...middle))
}

const follow = (page: Page, name: 'Our crew' | 'Get in touch', by?: 'touch'): Promise<void> =>
  clickInPlace(page.getByRole('banner').getByRole('link', { name }), by)

test('the new page starts at the top, has focus and is announced', async ({ page }) => {
  await visit(page)
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      document.documentElement.dataset.transitions = 'seen'
      return start(update)
    }
  })
  await scrollTo(page, 1500)
  await follow(page, 'Get in touch')
  await expect(page).toHaveURL('/contact')
  await expect(page).toHaveTitle('Contact | Karang')
  await expect.poll(() => scrollTop(page)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Contact | Karang' })).toHaveCount(1)
  await expect(page.locator('#gatsby-announcer')).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-transitions', 'seen')
})

test.describe('a click during a page transition', () => {
  test.use({ viewport: { width: 1280, height: 1000 }, hasTouch: true })

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      // Long enough for a click on any machine.
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 20s }',
      )
      document.adoptedStyleSheets.push(sheet)
    })
  })

  test('reaches the page by mouse', { tag: '@full' }, async ({ page }) => {
    await visit(page)
    await follow(page, 'Our crew')
    await expect(page).toHaveTitle(/^About/)
    await follow(page, 'Get in touch')
    await expect(page).toHaveTitle(/^Contact/)
    await clickInPlace(page.getByRole('main').getByLabel('Name', { exact: true }))
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  })

  test('reaches the page by touch, even between two loads', { tag: '@full' }, async ({ page }) => {
    const releaseScripts = await holdScripts(page)
    await page.goto('/')
    await follow(page, 'Our crew', 'touch')
    await expect(page).toHaveTitle(/^About/)
    // Visitors do not tap before the layout is complete.
    await waitForLayout(page)
    await follow(page, 'Get in touch', 'touch')
    await expect(page).toHaveTitle(/^Contact/)
    releaseScripts()
  })
})

test('pages change without view transitions', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'startViewTransition', { value: undefined })
  })
  await visit(page)
  await scrollTo(page, 900)
  await follow(page, 'Get in touch')
  await expect(page).toHaveTitle('Contact | Karang')
  await expect.poll(() => scrollTop(page)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(900)
})

test('back during hydration loads the previous page', { tag: '@full' }, async ({ page }) => {
  const errors = uncaughtErrors(page)
  await visit(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Offerings' }).click()
  await expect(page).toHaveTitle(/^Offerings/)
  await page.reload()
  const releaseData = await hold(page, '**/page-data/app-data.json')
  const releaseHome = await hold(page, '**/')
  const requested = page.waitForRequest('**/page-data/app-data.json')
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await requested
  const loads = page.waitForRequest((request) => request.isNavigationRequest())
  await page.evaluate(() => history.back())
  await loads
  releaseData()
  await page.waitForResponse('**/page-data/app-data.json')
  // Lets hydration begin. Evaluation fails on a page during navigation.
  await wait(500)
  releaseHome()
  await expect(page).toHaveTitle(/^Keepers of harbour records/)
  expect(errors).toEqual([])
})

test.describe('in-page links', () => {
  test('#contact and #services scroll below the header, and Back returns', async ({ page }) => {
    await visit(page)
    await scrollTo(page, 200)
    for (const id of ['contact', 'services']) {
      // Playwright's click would scroll to the link first.
      await page.evaluate((target) => {
        document.querySelector<HTMLAnchorElement>(`main a[href$="#${target}"]`)?.click()
      }, id)
      await expect(page).toHaveURL(`/#${id}`)
      await expect.poll(() => distanceBelowHeader(page, id)).toBeLessThan(20)
      expect(await distanceBelowHeader(page, id)).toBeGreaterThanOrEqual(-2)
      await isAtRest(page)
    }
    await page.goBack()
    await expect(page).toHaveURL('/#contact')
    await expect.poll(() => distanceBelowHeader(page, 'contact')).toBeLessThan(20)
    await page.goBack()
    await expect.poll(() => scrollTop(page)).toBe(200)
  })

  test('hydration does not scroll a page', { tag: '@full' }, async ({ page }) => {
    await page.goto('/#contact')
    await expect.poll(() => distanceBelowHeader(page, 'contact')).toBeLessThan(20)
    await page.mouse.wheel(0, -600)
    await page.waitForSelector('[data-site-header][data-hydrated]')
    await isIdle(page)
    expect(await distanceBelowHeader(page, 'contact')).toBeGreaterThan(300)

    await scrollTo(page, 1200)
    await page.goto('/about')
    await page.goto('/')
    await hydrate(page)
    await isIdle(page)
    expect(await scrollTop(page)).toBe(0)
  })
})

test.describe('back to top', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Back to top' })

  const collectTops = (page: Page) =>
    page.evaluateHandle(() => {
      const tops: number[] = []
      addEventListener('scroll', () => tops.push(scrollY))
      return tops
    })

  test('the button appears above 300 px of scroll and moves focus to the top', async ({ page }) => {
    await visit(page)
    await expect(button(page)).toBeHidden()
    await scrollTo(page, 300)
    await isIdle(page)
    await expect(button(page)).toBeHidden()
    await scrollTo(page, 301)
    await expect(button(page)).toBeVisible()
    await scrollTo(page, 0)
    await expect(button(page)).toBeHidden()

    await scrollTo(page, 2000)
    const scrollTops = await collectTops(page)
    await button(page).press('Enter')
    await expect.poll(() => scrollTop(page)).toBe(0)
    expect((await scrollTops.jsonValue()).some((top) => top > 0)).toBe(true)
    await expect(page.getByRole('main')).toBeFocused()

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await scrollTo(page, 2000)
    const jumps = await collectTops(page)
    await button(page).click()
    await expect.poll(() => scrollTop(page)).toBe(0)
    expect((await jumps.jsonValue()).filter((top) => top > 0)).toEqual([])
  })

  test('the button appears while the visitor scrolls up on a phone', { tag: '@full' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page)
    await scrollTo(page, 2000)
    await isIdle(page)
    await expect(button(page)).toBeHidden()
    await scrollTo(page, 1900)
    await expect(button(page)).toBeVisible()
    await scrollTo(page, 1901)
    await expect(button(page)).toBeHidden()
  })
})
