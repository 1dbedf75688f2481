import { expect, test } from '@playwright/test'
import { drawer, hamburger, phone } from '../support/drawer'
import { hold, stopClock, visit } from '../support/visit'

test('a page with data that never arrives shows progress, then loads in the browser after 5 s', async ({
  page,
}) => {
  await hold(page, '**/page-data/about/**')
  await visit(page)
  const progress = page.getByRole('progressbar', { name: 'Loading the page' })
  const pass = await stopClock(page)
  await page.getByRole('banner').getByRole('link', { name: 'Our crew', exact: true }).click()
  await pass(299)
  await expect(progress).toBeHidden()
  await pass(1)
  await expect(progress).toBeVisible()
  await pass(4700)
  await expect(page).toHaveURL('/about')
  await expect(page).toHaveTitle(/^About/)
  await expect(progress).toBeHidden()
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
