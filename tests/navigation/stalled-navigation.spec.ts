import { expect, type Page, test } from '@playwright/test'
import { drawer, hamburger, phone } from '../support/drawer'
import { hold, stopClock, visit } from '../support/visit'

const progress = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' })
const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click()

test.describe('a page with data that never arrives', () => {
  test.beforeEach(({ page }) => hold(page, '**/page-data/about/**'))

  test('shows progress, then loads in the browser after 5 s', async ({ page }) => {
    await visit(page)
    const pass = await stopClock(page)
    await follow(page, 'Our crew')
    await pass(299)
    await expect(progress(page)).toBeHidden()
    await pass(1)
    await expect(progress(page)).toBeVisible()
    await pass(4700)
    await expect(page).toHaveURL('/about')
    await expect(page).toHaveTitle(/^About/)
    await expect(progress(page)).toBeHidden()
  })

  test('yields to a link to another page', { tag: '@full' }, async ({ page }) => {
    await visit(page)
    await follow(page, 'Our crew')
    await expect(progress(page)).toBeVisible()
    await follow(page, 'Get in touch')
    await expect(page).toHaveTitle(/^Contact/)
    await expect(progress(page)).toBeHidden()
  })
})

test.describe('a dialog with a late script', () => {
  test.use(phone)

  for (const control of ['Menu', 'Search'])
    test(`does not open on the next page: ${control}`, async ({ page }) => {
      await visit(page)
      await page.evaluate(() => window.___loader.loadPage('/offerings'))
      const release = await hold(page, /\/\d+-[0-9a-f]+\.js$/)
      const opens = control === 'Menu' ? hamburger(page) : page.locator('[data-search]')
      const requested = page.waitForRequest(/\/\d+-[0-9a-f]+\.js$/)
      await opens.tap()
      const request = await requested
      await page.getByRole('contentinfo').getByRole('link', { name: 'Offerings' }).tap()
      await expect(page).toHaveTitle(/^Offerings/)
      release()
      await (await request.response())?.finished()
      await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(null))))
      await expect(drawer(page)).toHaveCount(0)
      await opens.tap()
      await expect(drawer(page)).toBeVisible()
    })
})
