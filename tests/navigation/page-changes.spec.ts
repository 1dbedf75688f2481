import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { pressInPlace } from '../support/press'
import { holdScripts, hydrate, visit, waitForLayout } from '../support/visit'

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await expect.poll(() => scrollTop(page)).toBe(top)
  // The site records the position on the scroll event, in the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

/** Returns the distance of a section from the lower edge of the header. */
const distanceBelowHeader = (page: Page, id: string): Promise<number> =>
  page.evaluate((target) => {
    const header = document.querySelector('[data-site-header]')?.getBoundingClientRect()
    const section = document.getElementById(target)?.getBoundingClientRect()
    return (section?.top ?? Number.NaN) - (header?.bottom ?? Number.NaN)
  }, id)

/** Clicks a link of the header, which is on the screen wherever the page is scrolled to. */
const follow = (page: Page, name: 'About Us' | 'Get in touch'): Promise<void> =>
  pressInPlace(page.getByRole('banner').getByRole('link', { name }))

test.describe('going to another page', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page)
  })

  test('the new page starts at the top', async ({ page }) => {
    await scrollTo(page, 1500)
    await follow(page, 'About Us')
    await expect(page).toHaveURL('/about')
    await expect(page).toHaveTitle(/^About/)
    await expect.poll(() => scrollTop(page)).toBe(0)
  })

  test('focus moves to the content, and the page is announced', async ({ page }) => {
    await follow(page, 'Get in touch')
    await expect(page).toHaveTitle('Contact | Karang')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'Contact | Karang' })).toHaveCount(1)
    await expect(page.locator('#gatsby-announcer')).toBeHidden()
  })

  test('back and forward return to where the visitor was', async ({ page }) => {
    await scrollTo(page, 1500)
    await follow(page, 'About Us')
    await expect(page).toHaveTitle(/^About/)
    await scrollTo(page, 400)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect.poll(() => scrollTop(page)).toBe(1500)
    await page.goForward()
    await expect(page).toHaveURL('/about')
    await expect.poll(() => scrollTop(page)).toBe(400)
  })

  test('back returns to the place also after the page was loaded anew', async ({ page }) => {
    await scrollTo(page, 1500)
    await follow(page, 'About Us')
    await expect(page).toHaveTitle(/^About/)
    await page.reload()
    await hydrate(page)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect.poll(() => scrollTop(page)).toBe(1500)
  })

  test('a link to a place on another page leads to that place', async ({ page }) => {
    await follow(page, 'About Us')
    await expect(page).toHaveTitle(/^About/)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/#contact'
      link.textContent = 'To the form'
      document.querySelector('main')?.prepend(link)
    })
    await page.getByRole('link', { name: 'To the form' }).click()
    await expect(page).toHaveURL('/#contact')
    await expect.poll(() => distanceBelowHeader(page, 'contact')).toBeLessThan(20)
    expect(await distanceBelowHeader(page, 'contact')).toBeGreaterThanOrEqual(-2)
  })

  test('the browser shows the change as a view transition, under the header', async ({ page }) => {
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        document.documentElement.dataset.transitions = 'seen'
        return start(update)
      }
    })
    await follow(page, 'Get in touch')
    await expect(page).toHaveTitle('Contact | Karang')
    await expect(page.locator('html')).toHaveAttribute('data-transitions', 'seen')
  })

  test('of two links pressed at once the second one counts, however late the first page comes', async ({
    page,
  }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    let arrive: () => void = () => undefined
    const late = new Promise<void>((done) => {
      arrive = done
    })
    await page.route('**/page-data/about/**', async (route) => {
      await late
      await route.continue()
    })
    await visit(page)
    await follow(page, 'About Us')
    await follow(page, 'Get in touch')
    await expect(page).toHaveTitle('Contact | Karang')
    const arrived = page.waitForResponse(/page-data\/about/)
    arrive()
    await (await arrived).finished()
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await expect(page).toHaveURL('/contact')
    await expect(page).toHaveTitle('Contact | Karang')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(errors).toEqual([])
  })
})

for (const hasTouch of [false, true])
  test.describe(`presses by ${hasTouch ? 'touch' : 'mouse'} during a page transition`, () => {
    test.use({ hasTouch, viewport: { width: 1280, height: 1000 } })

    const inHeader = (page: Page, name: string) =>
      page.getByRole('banner').getByRole('link', { name })
    const press = async (page: Page, link: Locator) => {
      const box = await link.boundingBox()
      const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
      await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
    }

    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() => {
        // Long enough that a press happens during the transition on any machine.
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(
          '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 20s }',
        )
        document.adoptedStyleSheets.push(sheet)
      })
    })

    test('reach the page', async ({ page }) => {
      await visit(page)
      await press(page, inHeader(page, 'About Us'))
      await expect(page).toHaveTitle(/^About/)
      await press(page, inHeader(page, 'Get in touch'))
      await expect(page).toHaveTitle(/^Contact/)
      await press(page, page.getByRole('main').getByLabel('Name', { exact: true }))
      await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    })

    test('reach it also between two loads', async ({ page }) => {
      const releaseScripts = await holdScripts(page)
      await page.goto('/')
      await press(page, inHeader(page, 'About Us'))
      await expect(page).toHaveTitle(/^About/)
      // Waits for the layout, since nobody aims at a page that is still being laid out.
      await waitForLayout(page)
      await press(page, inHeader(page, 'Get in touch'))
      await expect(page).toHaveTitle(/^Contact/)
      releaseScripts()
    })
  })

test('without view transitions pages change all the same', async ({ page }) => {
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

test('back while the page is being hydrated loads the page before, without an error', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await visit(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Offerings' }).click()
  await expect(page).toHaveTitle(/^Offerings/)
  await page.reload()
  const release = { data: () => {}, home: () => {} }
  const hold = async (address: string, name: keyof typeof release) => {
    const held = new Promise<void>((done) => {
      release[name] = done
    })
    await page.route(address, async (route) => {
      await held
      await route.continue()
    })
  }
  await hold('**/page-data/app-data.json', 'data')
  await hold('**/', 'home')
  const requested = page.waitForRequest('**/page-data/app-data.json')
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await requested
  const loads = page.waitForRequest((request) => request.isNavigationRequest())
  await page.evaluate(() => history.back())
  await loads
  release.data()
  await page.waitForResponse('**/page-data/app-data.json')
  // Long enough for hydration to have begun.
  await wait(500)
  release.home()
  await expect(page).toHaveTitle(/^Keepers of harbour records/)
  expect(errors).toEqual([])
})

test.describe('places on a page', () => {
  test('#contact and #services lead below the header, and back again', async ({ page }) => {
    await visit(page)
    await scrollTo(page, 200)
    for (const id of ['contact', 'services']) {
      // Clicks by script, since Playwright's click would scroll to the link first.
      await page.evaluate((target) => {
        document.querySelector<HTMLAnchorElement>(`main a[href$="#${target}"]`)?.click()
      }, id)
      await expect(page).toHaveURL(`/#${id}`)
      await expect.poll(() => distanceBelowHeader(page, id)).toBeLessThan(20)
      expect(await distanceBelowHeader(page, id)).toBeGreaterThanOrEqual(-2)
      await page.waitForTimeout(200)
    }
    await page.goBack()
    await expect(page).toHaveURL('/#contact')
    await expect.poll(() => distanceBelowHeader(page, 'contact')).toBeLessThan(20)
    await page.goBack()
    await expect.poll(() => scrollTop(page)).toBe(200)
  })

  test('a deep link leads to its place, and hydration does not move it', async ({ page }) => {
    await page.goto('/#contact')
    await expect.poll(() => distanceBelowHeader(page, 'contact')).toBeLessThan(20)
    await page.mouse.wheel(0, -600)
    await page.waitForSelector('[data-site-header][data-live]')
    await page.waitForTimeout(300)
    expect(await distanceBelowHeader(page, 'contact')).toBeGreaterThan(300)
  })

  test('a page that is left and loaded again is not moved by hydration', async ({ page }) => {
    await visit(page)
    await scrollTo(page, 1200)
    await page.goto('/about')
    await page.goto('/')
    await page.mouse.move(10, 200)
    await page.mouse.move(30, 240)
    await page.waitForSelector('[data-site-header][data-live]')
    await page.waitForTimeout(300)
    expect(await scrollTop(page)).toBe(0)
  })

  test('the skip link is the first stop, shows itself and leads to the content', async ({
    page,
  }) => {
    await visit(page)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
})

test.describe('back to top', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Back to top' })

  test('it shows above 300 px of scroll', async ({ page }) => {
    await visit(page)
    await expect(button(page)).toBeHidden()
    await scrollTo(page, 300)
    await page.waitForTimeout(300)
    await expect(button(page)).toBeHidden()
    await scrollTo(page, 301)
    await expect(button(page)).toBeVisible()
    await scrollTo(page, 0)
    await expect(button(page)).toBeHidden()
  })

  test('it scrolls smoothly, and the focus goes up too', async ({ page }) => {
    await visit(page)
    await scrollTo(page, 2000)
    const scrollTops = await page.evaluateHandle(() => {
      const tops: number[] = []
      addEventListener('scroll', () => tops.push(scrollY))
      return tops
    })
    await button(page).press('Enter')
    await expect.poll(() => scrollTop(page)).toBe(0)
    expect((await scrollTops.jsonValue()).some((top) => top > 0)).toBe(true)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('it jumps for visitors who ask for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page)
    await scrollTo(page, 2000)
    const scrollTops = await page.evaluateHandle(() => {
      const tops: number[] = []
      addEventListener('scroll', () => tops.push(scrollY))
      return tops
    })
    await button(page).click()
    await expect.poll(() => scrollTop(page)).toBe(0)
    expect((await scrollTops.jsonValue()).filter((top) => top > 0)).toEqual([])
  })
})
