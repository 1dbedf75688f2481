import { expect, type Page, test } from '@playwright/test'
import { accented } from '../support/content/translate'
import { hold, loggedErrors, visit } from '../support/visit'
import type { Built } from './builder'
import { language, ownSlug } from './second-language'

/** @param built returns the built site; only call it inside tests or hooks */
export function testLanguageSwitch(built: () => Built): void {
  const switchTo = (page: Page, code: 'DE' | 'EN') =>
    page.locator('[data-site-header]').getByRole('link', { name: new RegExp(`^${code} `) })

  /** A page per template, with its translation or the fallback page. */
  const pairs = [
    ['/', '/de'],
    ['/about', '/de/about'],
    ['/contact', '/de/contact'],
    ['/menu', '/de/menu'],
    ['/services', '/de/services'],
    ['/services/stock-ledger', '/de/services/stock-ledger'],
    ['/industries/shipping', `/de/industries/${ownSlug}`],
    ['/solutions', '/de/solutions'],
    ['/solutions/net-share', '/de/solutions/net-share'],
    ['/portfolio', '/de/portfolio'],
    ['/portfolio/forty-lamps-anew', '/de/portfolio/forty-lamps-anew'],
    ['/find', '/de/find'],
    ['/find/stores', '/de/find/stores'],
    ['/services/compare/counting', '/de/services/compare/counting'],
    ['/vendor-risk/insurers', '/de/vendor-risk/insurers'],
    ['/deliverables', '/de/deliverables'],
    ['/offerings', '/de/offerings'],
    ['/how-we-count', '/de/how-we-count'],
    ['/blog', '/de/blog'],
    ['/blog/do-you-need-a-register-anew', '/de/blog/do-you-need-a-register-anew'],
    ['/services/training-week', '/de/services'],
  ] as const
  const leadsBack = (path: string) => path !== '/services/training-week'
  const isAt = (page: Page, path: string) =>
    expect(page).toHaveURL(new RegExp(`${built().prefix}${path === '/' ? '' : path}/?$`))

  test('the switch goes to the other language and back by keyboard on every template, without errors', async ({
    page,
  }) => {
    const errors = loggedErrors(page)
    const press = async (code: 'DE' | 'EN') => {
      await switchTo(page, code).focus()
      await page.keyboard.press('Enter')
    }
    for (const [path, other] of pairs) {
      await visit(page, built().home + path)
      await page.evaluate(() => Object.assign(window, { isSame: true }))
      await press('DE')
      await isAt(page, other)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      if (leadsBack(path)) {
        await press('EN')
        await isAt(page, path)
        await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
      }
      // The page was not reloaded.
      expect.soft(await page.evaluate(() => 'isSame' in window), path).toBe(true)
      expect.soft(errors.splice(0), path).toEqual([])
    }
  })

  test('the switch keeps the anchor', async ({ page }) => {
    const { home } = built()
    await visit(page, `${home}/services/stock-ledger#process`)
    await switchTo(page, 'DE').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${home}/de/services/stock-ledger#process`)
    await expect(page.locator('#process')).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL(`${home}/services/stock-ledger#process`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  })

  test('a page shows interface words that arrive late, even after a visit to the other language', async ({
    page,
  }) => {
    const { home } = built()
    const errors = loggedErrors(page)
    await visit(page, `${home}/de/industries/${ownSlug}`)
    // Only the contact page's data contains these words.
    const release = await hold(page, '**/page-data/de/contact/page-data.json')
    await switchTo(page, 'EN').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    await page.goBack()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: accented('Contact') })
      .click()
    release()
    await expect(page).toHaveURL(`${home}/de/contact`)
    await expect(page.getByLabel(accented('Message'))).toBeVisible()
    expect(errors).toEqual([])
  })
}
