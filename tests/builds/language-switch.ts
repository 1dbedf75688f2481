/** Tests of the switch between languages, on a copy of the site in two. */
import { expect, type Page, test } from '@playwright/test'
import { accented } from '../support/translate'
import { hydrate } from '../support/visit'
import { type Built, language, ownSlug } from './second-language'

/** Tests of a copy in two languages; `built` is there once they run. */
export function testLanguageSwitch(built: () => Built): void {
  const switchTo = (page: Page, code: 'DE' | 'EN') =>
    page.locator('[data-site-header]').getByRole('link', { name: new RegExp(`^${code} `) })

  /** A page of each template, and its version in the other language or the page to which its switch leads instead. */
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
    ['/portfolio/forty-lamps', '/de/portfolio/forty-lamps'],
    ['/find', '/de/find'],
    ['/find/stores', '/de/find/stores'],
    ['/services/compare/counting', '/de/services/compare/counting'],
    ['/vendor-risk/insurers', '/de/vendor-risk/insurers'],
    ['/deliverables', '/de/deliverables'],
    ['/offerings', '/de/offerings'],
    ['/how-we-count', '/de/how-we-count'],
    ['/blog', '/de/blog'],
    ['/blog/do-you-need-a-register', '/de/blog/do-you-need-a-register'],
    ['/services/lamp-audit', '/de/services'],
  ] as const
  /** Whether the switch leads back to where it led from. */
  const leadsBack = (path: string) => path !== '/services/lamp-audit'
  const isAt = (page: Page, path: string) =>
    expect(page).toHaveURL(new RegExp(`${built().prefix}${path === '/' ? '' : path}/?$`))

  test('on every template the switch leads to the other version and back, without script', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    for (const [path, other] of pairs) {
      await page.goto(built().home + path)
      await switchTo(page, 'DE').click()
      await isAt(page, other)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      if (!leadsBack(path)) continue
      await switchTo(page, 'EN').click()
      await isAt(page, path)
    }
    await context.close()
  })

  test('on every template the switch leads there and back by keyboard, without an error', async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`)
    })
    const press = async (code: 'DE' | 'EN') => {
      await switchTo(page, code).focus()
      await page.keyboard.press('Enter')
    }
    for (const [path, other] of pairs) {
      await page.goto(built().home + path)
      await hydrate(page)
      await page.evaluate(() => Object.assign(window, { isSame: true }))
      await press('DE')
      await isAt(page, other)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      if (leadsBack(path)) {
        await press('EN')
        await isAt(page, path)
        await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
      }
      // Each step was made within the page.
      expect.soft(await page.evaluate(() => 'isSame' in window), path).toBe(true)
    }
    expect(errors).toEqual([])
  })

  test('the switch is a step like any other: it keeps the anchor and what was typed', async ({
    page,
  }) => {
    const { home } = built()
    await page.goto(`${home}/contact`)
    await hydrate(page)
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await page.getByLabel('Message').fill('Which rope is right?')
    await switchTo(page, 'DE').click()
    await expect(page).toHaveURL(`${home}/de/contact`)
    await expect(page.getByLabel(accented('Message'))).toHaveValue('Which rope is right?')
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
    await expect(page.locator('html')).toHaveAttribute('lang', language)

    await page.goto(`${home}/services/stock-ledger#process`)
    await hydrate(page)
    await switchTo(page, 'DE').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${home}/de/services/stock-ledger#process`)
    await expect(page.locator('#process')).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL(`${home}/services/stock-ledger#process`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  })

  test('a step to a page whose words come late has them all, after a visit to the other language', async ({
    page,
  }) => {
    const { home } = built()
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.goto(`${home}/de/industries/${ownSlug}`)
    await hydrate(page)
    let release: () => void = () => undefined
    const released = new Promise<void>((done) => {
      release = done
    })
    // What only the form asks for.
    await page.route('**/page-data/de/contact/page-data.json', async (route) => {
      await released
      await route.continue()
    })
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
