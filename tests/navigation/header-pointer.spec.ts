import { expect, test } from '@playwright/test'
import { bar, elsewhere, menu, trigger, wide } from '../support/header-bar'
import { holdScripts, stopClock, visit } from '../support/visit'

test.use({ viewport: wide })

test.describe('with a mouse', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page)
    await page.mouse.move(...elsewhere)
  })

  test('menus open and close on hover after their delays', async ({ page }) => {
    const pass = await stopClock(page)
    await trigger(page, 'Services').hover()
    await page.mouse.move(...elsewhere)
    await pass(1000)
    await expect(menu(page, 'services')).toBeHidden()

    await trigger(page, 'Services').hover()
    await pass(199)
    await expect(menu(page, 'services')).toBeHidden()
    await pass(1)
    await expect(menu(page, 'services')).toBeVisible()
    await trigger(page, 'Solutions').hover()
    await expect(menu(page, 'services')).toBeHidden()
    await expect(menu(page, 'solutions')).toBeVisible()

    await page.mouse.move(700, 300, { steps: 5 })
    await pass(1000)
    await expect(menu(page, 'solutions')).toBeVisible()
    await page.mouse.move(...elsewhere)
    await pass(149)
    await expect(menu(page, 'solutions')).toBeVisible()
    await pass(1)
    await expect(menu(page, 'solutions')).toBeHidden()

    await pass(299)
    await trigger(page, 'Industries').hover()
    await expect(menu(page, 'industries')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page, 'industries')).toBeHidden()
    await pass(300)
    await trigger(page, 'Services').hover()
    await pass(199)
    await expect(menu(page, 'services')).toBeHidden()
    await pass(1)
    await expect(menu(page, 'services')).toBeVisible()
  })

  test('a click opens a menu, and another click on or outside it closes it', async ({
    page,
    context,
  }) => {
    const pass = await stopClock(page)
    const label = trigger(page, 'Industries')
    await label.hover()
    await label.click()
    await page.mouse.move(...elsewhere)
    await pass(1000)
    await expect(menu(page, 'industries')).toBeVisible()
    await expect(label).toHaveAttribute('aria-expanded', 'true')
    await label.click()
    await expect(menu(page, 'industries')).toBeHidden()
    await expect(label).toHaveAttribute('aria-expanded', 'false')

    await label.click()
    await expect(menu(page, 'industries')).toBeVisible()
    await page.mouse.click(...elsewhere)
    await expect(menu(page, 'industries')).toBeHidden()

    const popup = context.waitForEvent('page')
    await trigger(page, 'Services').click({ modifiers: ['ControlOrMeta'] })
    await expect(await popup).toHaveURL(/\/services$/)
  })
})

test.describe('with touch on a wide screen', () => {
  test.use({ hasTouch: true })

  test('a tap opens a menu, and another tap on or outside it closes it', async ({ page }) => {
    await visit(page)
    const label = trigger(page, 'Services')
    await label.tap()
    await expect(menu(page, 'services')).toBeVisible()
    const group = menu(page, 'services').getByRole('button', { name: 'Stores' })
    await group.tap()
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await label.tap()
    await expect(menu(page, 'services')).toBeHidden()
    await label.tap()
    await page.touchscreen.tap(...elsewhere)
    await expect(menu(page, 'services')).toBeHidden()
  })
})

test('hydration keeps a menu open that hover opened', { tag: '@full' }, async ({ page }) => {
  const releaseScripts = await holdScripts(page)
  await page.clock.install()
  await page.goto('/')
  await bar(page).getByText('Services', { exact: true }).hover()
  await expect(menu(page, 'services')).toBeVisible()
  await page.locator('[data-choice="it-consulting"]').hover()
  const list = page.locator('#Shell-services-it-consulting')
  await expect(list).toBeVisible()
  releaseScripts()
  await page.waitForSelector('[data-site-header][data-hydrated]')
  await page.clock.runFor(1000)
  await expect(menu(page, 'services')).toBeVisible()
  await expect(list).toBeVisible()
})
