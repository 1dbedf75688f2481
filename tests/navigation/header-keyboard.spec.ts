import { expect, test } from '@playwright/test'
import { bar, elsewhere, menu, trigger, wide } from '../support/header-bar'
import { stopClock, visit } from '../support/visit'

test.use({ viewport: wide })

test.beforeEach(async ({ page }) => {
  await visit(page)
  await page.mouse.move(...elsewhere)
})

test('Enter and Space open and close a menu, and Escape closes it', async ({ page }) => {
  const services = trigger(page, 'Services')
  await services.focus()
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await expect(menu(page, 'services')).toBeVisible()
    await expect(services).toBeFocused()
    await page.keyboard.press(key)
    await expect(menu(page, 'services')).toBeHidden()
  }

  const industries = trigger(page, 'Industries')
  await industries.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(menu(page, 'industries')).toBeHidden()
  await expect(industries).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(industries).not.toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page, 'industries')).toBeHidden()
  await expect(industries).toBeFocused()
})

test('Escape closes a menu that hover opened, and the menu stays closed', { tag: '@full' }, async ({
  page,
}) => {
  const pass = await stopClock(page)
  await trigger(page, 'Solutions').hover()
  await pass(200)
  await expect(menu(page, 'solutions')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(page, 'solutions')).toBeHidden()
  await expect(trigger(page, 'Solutions')).toBeFocused()
  await pass(1000)
  await expect(menu(page, 'solutions')).toBeHidden()
})

test('arrow keys move along the bar, into a menu and out again', async ({ page }) => {
  await trigger(page, 'Services').focus()
  await page.keyboard.press('ArrowRight')
  await expect(trigger(page, 'Solutions')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(trigger(page, 'Services')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(trigger(page, 'Services')).toBeFocused()
  await page.keyboard.press('End')
  await expect(bar(page).getByRole('link', { name: /Career/ })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(bar(page).getByRole('link', { name: 'Our crew' })).toBeFocused()
  await page.keyboard.press('Home')
  await expect(trigger(page, 'Services')).toBeFocused()

  await page.keyboard.press('ArrowDown')
  const panel = menu(page, 'services')
  const choice = (name: string) => panel.getByRole('button', { name })
  await expect(choice('Advice & Training')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(choice('Registers')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(choice('Port Tools')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(choice('Port Tools')).toHaveAttribute('aria-expanded', 'true')
  await expect(panel.getByRole('link', { name: /^Port Portal/ }).first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(panel.getByRole('link', { name: /^Table Design/ }).first()).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await expect(choice('Port Tools')).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await expect(trigger(page, 'Services')).toBeFocused()
  await expect(panel).toBeVisible()
})

test('Tab moves through an open menu, and leaving the menu closes it', { tag: '@full' }, async ({
  page,
}) => {
  await trigger(page, 'Solutions').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Solutions overview' })).toBeFocused()
  const links = await menu(page, 'solutions').getByRole('link').count()
  for (let index = 0; index < links; index++) await page.keyboard.press('Tab')
  await expect(trigger(page, 'Industries')).toBeFocused()
  await expect(menu(page, 'solutions')).toBeHidden()
  await page.keyboard.press('Shift+Tab')
  await expect(trigger(page, 'Solutions')).toBeFocused()
})

test('a menu in keyboard use ignores the pointer', { tag: '@full' }, async ({ page }) => {
  const pass = await stopClock(page)
  await trigger(page, 'Industries').focus()
  await page.keyboard.press('ArrowDown')
  await page.mouse.move(700, 300)
  await page.mouse.move(...elsewhere)
  await pass(1000)
  await expect(menu(page, 'industries')).toBeVisible()
})
