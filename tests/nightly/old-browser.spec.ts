import { expect, mergeTests, type Page } from '@playwright/test'
import { test as inOldChromium } from '../support/old-chromium'
import { company } from '../support/servers/company'
import { fillIn, inquiry, test as withReceiver } from '../support/servers/form-receiver'
import { loggedErrors, uncaughtErrors, waitForLayout } from '../support/visit'

const test = mergeTests(withReceiver, inOldChromium)
test.use({ baseURL: `http://127.0.0.1:${company.port}` })

test.describe('in Chromium 92', () => {
  let scripts: string[]
  let errors: string[][]

  test.beforeEach(({ page, browser }) => {
    expect(browser.version()).toMatch(/^92\./)
    scripts = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.js')) scripts.push(pathname)
    })
    errors = [uncaughtErrors(page), loggedErrors(page)]
  })
  test.afterEach(() => {
    expect(new Set(scripts)).toEqual(new Set(['/boot.js']))
    expect(errors.flat()).toEqual([])
  })

  test('the home page shows everything, and no framework loads', async ({ page }) => {
    await page.goto('/')
    await waitForLayout(page)
    await page.mouse.move(200, 300)
    await page.mouse.move(220, 320)
    await page.mouse.wheel(0, 2000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Offerings' }).click()
    await expect(page).toHaveURL('/offerings')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('the menu on a phone is a page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 740 })
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
    await expect(page).toHaveURL('/menu')
    await page.getByRole('main').getByRole('link', { name: 'Stock Ledger' }).first().click()
    await expect(page).toHaveURL('/services/stock-ledger')
  })

  test('all services show without a filter, and the cases have links to filter them', async ({
    page,
  }) => {
    for (const width of [320, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/services')
      await expect(page.getByRole('radio')).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).not.toHaveCount(0)
      expect(await brokenWords(page), `${width} px`).toEqual([])
    }
    await page.goto('/portfolio')
    const filters = page.getByRole('navigation', { name: 'Filter cases' })
    await filters.getByRole('link').nth(1).click()
    await expect(page).toHaveURL(/\/portfolio\/.+/)
    await expect(page.locator('#cases h3')).toHaveText(['Forty lamps, one rota'])
  })

  test('the form posts itself', async ({ page, receiver }) => {
    await page.goto('/contact')
    await fillIn(page)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page).toHaveURL('/thank-you')
    const { name, email } = inquiry
    expect(await receiver.inquiries()).toMatchObject([
      { name, email, inquiry_id: expect.stringMatching(/./) },
    ])
  })
})

/** Returns the words of headings that continue on another line. Words with a hyphen may. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
      const broken: string[] = []
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\-–—/]+/g)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(`${word} in “${heading.textContent}”`)
        }
      return broken
    }),
  )
