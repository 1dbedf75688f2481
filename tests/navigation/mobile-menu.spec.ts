import { expect, type Page, test } from '@playwright/test'
import { back, drawer, entry, hamburger, openDrawer, phone, title } from '../support/drawer'
import { stopClock, visit } from '../support/visit'

test.use(phone)

const isScrollLocked = (page: Page): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')

test.describe('opening and closing', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page)
  })

  test('focus follows the levels, stays inside the drawer, and returns to the button', async ({
    page,
  }) => {
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false')
    await hamburger(page).press('Enter')
    await expect(drawer(page)).toBeVisible()
    await expect(page.locator('[aria-haspopup=dialog]')).toHaveAttribute('aria-expanded', 'true')

    await entry(page, 'Services').press('Enter')
    await expect(title(page)).toBeFocused()
    await entry(page, 'Stores').press('Enter')
    await expect(title(page)).toBeFocused()
    await back(page).press('Enter')
    await expect(entry(page, 'Stores')).toBeFocused()
    await back(page).press('Enter')
    await expect(entry(page, 'Services')).toBeFocused()

    for (let step = 0; step < 20; step++) {
      await page.keyboard.press('Tab')
      await expect(page.locator('dialog:focus, dialog :focus, html:not(:has(:focus))')).toHaveCount(
        1,
      )
    }

    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(hamburger(page)).toBeFocused()
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('the page stays locked for 100 ms after the drawer closes', { tag: '@full' }, async ({
    page,
  }) => {
    await openDrawer(page)
    expect(await isScrollLocked(page)).toBe(true)
    const pass = await stopClock(page)
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await pass(99)
    expect(await isScrollLocked(page)).toBe(true)
    await pass(1)
    expect(await isScrollLocked(page)).toBe(false)
  })

  test('a tap outside the drawer or a double tap on its close button closes it', {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await openDrawer(page)
    await page.touchscreen.tap(60, 500)
    await expect(drawer(page)).toBeHidden()

    await openDrawer(page)
    const cross = await drawer(page).getByRole('button', { name: 'Close menu' }).boundingBox()
    const [x, y] = [(cross?.x ?? 0) + 22, (cross?.y ?? 0) + 22]
    // Stops the clock, so that both taps are a double tap even if the drawer closes slowly.
    const pass = await stopClock(page)
    await page.touchscreen.tap(x, y)
    await expect(drawer(page)).toBeHidden()
    await page.touchscreen.tap(x, y)
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false')
    await pass(400)
    await openDrawer(page)
    await page.mouse.dblclick(x, y)
    await expect(drawer(page)).toBeHidden()
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false')
    await pass(400)
    await openDrawer(page)
  })

  test('closing the drawer without Back leaves no history entry', { tag: '@full' }, async ({
    page,
  }) => {
    await openDrawer(page)
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await openDrawer(page)
    await drawer(page).getByRole('button', { name: 'Close menu' }).tap()
    await expect(drawer(page)).toBeHidden()
    await goToAbout(page)
    await goToAbout(page)
    await expect(drawer(page)).toBeHidden()
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
    await openDrawer(page)
    const top = await page.evaluate(() => Math.round(scrollY))
    await drawer(page).getByRole('link', { name: 'Get in touch', exact: true }).tap()
    await expect(page).toHaveTitle(/^Contact/)
    await page.goBack()
    await expect(page).toHaveTitle(/^About/)
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top)
    await page.goBack()
    await expect(page).toHaveURL('/')
    await page.goForward()
    await expect(page).toHaveTitle(/^About/)
  })

  test('rotating to a wide screen closes the drawer', { tag: '@full' }, async ({ page }) => {
    await openDrawer(page)
    await page.setViewportSize({ width: 1180, height: 820 })
    await expect(drawer(page)).toBeHidden()
    const bar = page.getByRole('navigation', { name: 'Main' })
    await expect(bar).toBeVisible()
    await expect(bar.locator('a').first()).toBeFocused()
    await expect.poll(() => isScrollLocked(page)).toBe(false)
  })
})

test('the search over the drawer closes separately, by Escape and by Back', async ({ page }) => {
  const menu = page.getByRole('dialog', { name: 'Services' })
  const search = page.getByRole('dialog', { name: 'Search' })
  await visit(page, '/services')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our crew' }).click()
  await expect(page).toHaveTitle(/^About/)
  await openDrawer(page)
  await entry(page, 'Services').tap()
  await entry(page, 'Stores').focus()
  await page.keyboard.press('Control+k')
  await expect(search).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(search).toHaveCount(0)
  await expect(menu).toBeVisible()
  await expect(entry(page, 'Stores')).toBeFocused()
  expect(await isScrollLocked(page)).toBe(true)

  await page.keyboard.press('Control+k')
  await expect(search).toBeVisible()
  await page.goBack()
  await expect(search).toHaveCount(0)
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(hamburger(page)).toBeFocused()
  await expect(page).toHaveURL('/about')
  await expect.poll(() => isScrollLocked(page)).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL('/services')
})

async function goToAbout(page: Page): Promise<void> {
  await openDrawer(page)
  await drawer(page).getByRole('link', { name: 'Our crew', exact: true }).tap()
  await expect(page).toHaveTitle(/^About/)
}

test('the page shows a message without a connection', { tag: '@full' }, async ({
  page,
  context,
}) => {
  await visit(page)
  await context.setOffline(true)
  await hamburger(page).tap()
  await expect(page.getByRole('alert')).toHaveText(/^No connection\./)
  await expect(page).toHaveTitle(/Karang/)
  await expect(hamburger(page)).toBeVisible()
  await context.setOffline(false)
  // Browsers do not fire this event on a machine without a network.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('alert')).toHaveCount(0)
  await openDrawer(page)
})

test('a tapped industry stays under the finger', { tag: '@full' }, async ({ page }) => {
  // The list scrolls by more than the height of the item that closes.
  await page.setViewportSize({ width: 360, height: 420 })
  await visit(page)
  await openDrawer(page)
  await entry(page, 'Industries').tap()
  const names = drawer(page).locator('summary')
  for (const index of [3, 5, 4]) {
    await names.nth(index).scrollIntoViewIfNeeded()
    const before = await names.nth(index).boundingBox()
    await names.nth(index).tap()
    await expect(drawer(page).locator('details').nth(index)).toHaveAttribute('open')
    const after = await names.nth(index).boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1)
  }
})

test("the menu button opens the menu page when the drawer's script is missing", async ({
  page,
}) => {
  await visit(page)
  await page.route(/\.js$/, (route) => route.abort())
  await hamburger(page).tap()
  await expect(page).toHaveURL('/menu')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything on this site')
})
