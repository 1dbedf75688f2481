import { expect, type Page, test } from '@playwright/test'
import { fontsAttribute } from '../../src/styles/first-paint'
import { fontPackage } from '../../src/theme/font-package'
import { fontRoles, fonts } from '../../src/theme/fonts'
import { typeface } from '../support/site-theme'
import { hold, hydrate, waitForLayout } from '../support/visit'

const familyOf = (name: string) => new RegExp(`^${fontPackage(process.cwd(), name).family}`)
const own = { heading: familyOf(fonts.display), text: familyOf(fonts.text) }

/** Returns positions and sizes of all headings, paragraphs and links, in CSS pixels. */
function places(page: Page): Promise<number[][]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, a')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height]
    }),
  )
}

const screens = {
  'a computer': { width: 1280, height: 720 },
  'a phone': { width: 390, height: 844 },
}

for (const [screen, viewport] of Object.entries(screens))
  test(`on ${screen} nothing moves when the typefaces come late`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const arrive = await hold(page, /\.woff2$/)
    const requests = new Set<string>()
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) requests.add(request.url())
    })
    await page.goto('/about', { waitUntil: 'domcontentloaded' })
    await waitForLayout(page)
    expect(await typeface(page, 'h1')).not.toMatch(own.heading)
    expect(await typeface(page, 'main p')).not.toMatch(own.text)
    const before = await places(page)

    arrive()
    if (screen === 'a phone') await hasFontsForNextPage(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    expect(await places(page)).toEqual(before)
    expect(await typeface(page, 'h1')).not.toMatch(own.heading)
    // The files with all characters must not be requested just because the others are late.
    expect(requests.size).toBe(fontRoles.length)
  })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the next page is set in the site’s typefaces', { tag: '@full' }, async ({ page }) => {
      await page.goto('/about')
      await expect(page.locator('head > link[rel=preload][as=font]')).toHaveCount(fontRoles.length)
      await expectOwnTypefaces(page)
    })
  })

test('a page with other characters fetches the file that has them', { tag: '@full' }, async ({
  page,
}) => {
  const fetched = page.waitForRequest(/\/text-latin-.*\.woff2$/)
  await page.goto('/about')
  await page.evaluate(() => {
    const [paragraph] = document.querySelectorAll('main p')
    paragraph?.append('é')
  })
  await fetched
})

/** Waits until a phone has the fonts, which only the next page uses. */
const hasFontsForNextPage = (page: Page) =>
  page.waitForSelector(`[${fontsAttribute}=next]`, { state: 'attached' })

/**
 * Expects the next pages to be set in the site's typefaces. Retries, since on a machine that stalls a
 * page may be painted before its cache has answered.
 */
async function expectOwnTypefaces(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto('/services')
      return typeface(page, 'h1')
    })
    .toMatch(own.heading)
  await expect
    .poll(async () => {
      await page.goto('/about')
      return typeface(page, 'main p')
    })
    .toMatch(own.text)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('of a first page, headings alone are in their typeface', async ({ page }) => {
    await page.addInitScript(() => localStorage.clear())
    // Retries as below.
    await expect
      .poll(async () => {
        await page.goto('/about')
        return typeface(page, 'h1')
      })
      .toMatch(own.heading)
    await hasFontsForNextPage(page)
    expect(await typeface(page, 'h1')).toMatch(own.heading)
    expect(await typeface(page, 'main p')).not.toMatch(own.text)
  })

  test('the next pages are set in the typefaces', { tag: '@full' }, async ({ page }) => {
    await page.goto('/about')
    await hasFontsForNextPage(page)
    await hydrate(page)
    await page.getByRole('contentinfo').locator('a[href="/contact"]').click()
    await expect(page).toHaveURL(/\/contact$/)
    // An element of the page that is being left may go while the browser looks for its typeface.
    await expect(async () => {
      expect(await typeface(page, 'h1')).toMatch(own.heading)
      expect(await typeface(page, 'main p')).toMatch(own.text)
    }).toPass()
    await expectOwnTypefaces(page)
  })
})
