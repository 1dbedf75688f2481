import { expect, type Page, test } from '@playwright/test'
import { fontPackage } from '../../src/theme/font-package'
import { fontRoles, fonts } from '../../src/theme/fonts'
import { typeface } from '../support/content/site-theme'
import { recordShifts, totalShift } from '../support/layout/layout-shifts'
import { hold, waitForLayout } from '../support/visit'

const familyOf = (name: string) => new RegExp(`^${fontPackage(process.cwd(), name).family}`)
const own = { heading: familyOf(fonts.display), text: familyOf(fonts.text) }

const screens = {
  'a computer': { width: 1280, height: 720 },
  'a phone': { width: 390, height: 844 },
}

/** Waits for both fonts. */
async function expectOwnTypefaces(page: Page): Promise<void> {
  await expect.poll(() => typeface(page, 'h1')).toMatch(own.heading)
  await expect.poll(() => typeface(page, 'main p')).toMatch(own.text)
}

for (const [screen, viewport] of Object.entries(screens))
  test.describe(`on ${screen}`, () => {
    test.use({ viewport })

    test('late fonts replace the fallback fonts with little layout shift', async ({ page }) => {
      const release = await hold(page, /\.woff2$/)
      const requests = new Set<string>()
      page.on('request', (request) => {
        if (request.url().endsWith('.woff2')) requests.add(request.url())
      })
      await recordShifts(page)
      await page.goto('/about', { waitUntil: 'domcontentloaded' })
      await waitForLayout(page)
      expect(await typeface(page, 'h1')).not.toMatch(own.heading)
      expect(await typeface(page, 'main p')).not.toMatch(own.text)

      release()
      await expectOwnTypefaces(page)
      expect(await totalShift(page)).toBeLessThanOrEqual(0.05)
      // The page fetches no files of other characters.
      expect(requests.size).toBe(fontRoles.length)
    })
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first page shows both fonts', async ({ page }) => {
    await page.goto('/about')
    await expect(page.locator('head > link[rel=preload][as=font]')).toHaveCount(fontRoles.length)
    await expectOwnTypefaces(page)
  })
})

test('a page with other characters fetches the font file that has them', { tag: '@full' }, async ({
  page,
}) => {
  const fetched = page.waitForRequest(/\/text-rest-.*\.woff2$/)
  await page.goto('/about')
  await page.evaluate(() => {
    const [paragraph] = document.querySelectorAll('main p')
    paragraph?.append('é')
  })
  await fetched
})
