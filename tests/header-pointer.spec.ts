import { expect, test } from '@playwright/test'
import { elsewhere, menu, trigger, wide } from './header-bar'
import { holdScripts, stopwatch, visit } from './visit'

test.use({ viewport: wide })

const isOpen = (name: string) => `[data-menu="${name}"] > [aria-expanded="true"]`
const isClosed = (name: string) => `[data-menu="${name}"] > [aria-expanded="false"]`

test.describe('with a mouse', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page)
    await page.mouse.move(...elsewhere)
  })

  test('resting on a label opens its menu after 200 ms', async ({ page }) => {
    const time = await stopwatch(
      page,
      { type: 'pointerover', inside: '[data-menu="services"]' },
      isOpen('services'),
    )
    await trigger(page, 'Services').hover()
    expect(await time()).toBeGreaterThanOrEqual(195)
    expect(await time()).toBeLessThan(330)
    await expect(menu(page, 'services')).toBeVisible()
  })

  test('crossing a label opens nothing', async ({ page }) => {
    await trigger(page, 'Services').hover()
    await page.mouse.move(...elsewhere)
    await page.waitForTimeout(400)
    await expect(menu(page, 'services')).toBeHidden()
  })

  test('once a menu is open, the next one opens without delay', async ({ page }) => {
    await trigger(page, 'Services').hover()
    await expect(menu(page, 'services')).toBeVisible()
    const time = await stopwatch(
      page,
      { type: 'pointerover', inside: '[data-menu="solutions"]' },
      isOpen('solutions'),
    )
    await trigger(page, 'Solutions').hover()
    expect(await time()).toBeLessThan(100)
    await expect(menu(page, 'services')).toBeHidden()
    await expect(menu(page, 'solutions')).toBeVisible()
  })

  test('leaving closes the menu after 150 ms, moving into it does not', async ({ page }) => {
    await trigger(page, 'Services').hover()
    await expect(menu(page, 'services')).toBeVisible()
    await page.mouse.move(700, 300, { steps: 5 })
    await page.waitForTimeout(400)
    await expect(menu(page, 'services')).toBeVisible()
    const time = await stopwatch(
      page,
      { type: 'pointerout', inside: '[data-menu="services"]' },
      isClosed('services'),
    )
    await page.mouse.move(...elsewhere)
    expect(await time()).toBeGreaterThanOrEqual(145)
    expect(await time()).toBeLessThan(280)
    await expect(menu(page, 'services')).toBeHidden()
  })

  test('for 300 ms after a menu has closed, the next one opens without delay', async ({ page }) => {
    await trigger(page, 'Services').hover()
    await expect(menu(page, 'services')).toBeVisible()
    const soon = await stopwatch(
      page,
      { type: 'pointerover', inside: '[data-menu="industries"]' },
      isOpen('industries'),
    )
    const next = await trigger(page, 'Industries').boundingBox()
    if (!next) throw new Error('The label of the next menu is not on the screen.')
    // Nothing between the two: a slow machine would use up the 300 ms.
    await page.keyboard.press('Escape')
    await page.mouse.move(next.x + next.width / 2, next.y + next.height / 2)
    expect(await soon()).toBeLessThan(100)

    await page.keyboard.press('Escape')
    await page.waitForTimeout(350)
    const later = await stopwatch(
      page,
      { type: 'pointerover', inside: '[data-menu="services"]' },
      isOpen('services'),
    )
    await trigger(page, 'Services').hover()
    expect(await later()).toBeGreaterThanOrEqual(195)
  })

  test('a press opens at once and stays; the next press closes', async ({ page }) => {
    const label = trigger(page, 'Industries')
    await label.hover()
    await label.click()
    await page.mouse.move(...elsewhere)
    await page.waitForTimeout(300)
    await expect(menu(page, 'industries')).toBeVisible()
    await expect(label).toHaveAttribute('aria-expanded', 'true')
    await label.click()
    await expect(menu(page, 'industries')).toBeHidden()
    await expect(label).toHaveAttribute('aria-expanded', 'false')
  })

  test('a press beside an open menu closes it', async ({ page }) => {
    await trigger(page, 'Industries').click()
    await page.mouse.click(...elsewhere)
    await expect(menu(page, 'industries')).toBeHidden()
  })

  test('a press with the command key opens the index page in a new tab', async ({
    page,
    context,
  }) => {
    const popup = context.waitForEvent('page')
    await trigger(page, 'Services').click({ modifiers: ['ControlOrMeta'] })
    await expect(await popup).toHaveURL(/\/services$/)
  })
})

test.describe('with touch on a wide screen', () => {
  test.use({ hasTouch: true })

  test('a tap opens, another closes, and one beside it closes too', async ({ page }) => {
    await visit(page)
    const label = trigger(page, 'Services')
    await label.tap()
    await expect(menu(page, 'services')).toBeVisible()
    await menu(page, 'services').getByRole('button', { name: 'IT Consulting' }).tap()
    await expect(
      menu(page, 'services').getByRole('button', { name: 'IT Consulting' }),
    ).toHaveAttribute('aria-expanded', 'true')
    await label.tap()
    await expect(menu(page, 'services')).toBeHidden()
    await label.tap()
    await page.touchscreen.tap(...elsewhere)
    await expect(menu(page, 'services')).toBeHidden()
  })
})

test('a menu that hover opened before scripts ran stays open when they take over', async ({
  page,
}) => {
  const letThrough = await holdScripts(page)
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByText('Services', { exact: true })
    .hover()
  await expect(menu(page, 'services')).toBeVisible()
  await page.locator('[data-choice="it-consulting"]').hover()
  const list = page.locator('#services-it-consulting')
  await expect(list).toBeVisible()
  letThrough()
  await page.waitForSelector('[data-site-header][data-live]')
  await page.waitForTimeout(300)
  await expect(menu(page, 'services')).toBeVisible()
  await expect(list).toBeVisible()
})

test('a label pressed before scripts ran opens its menu once they have', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByText('Solutions', { exact: true })
    .click()
  await page.waitForSelector('[data-site-header][data-live]')
  await expect(trigger(page, 'Solutions')).toHaveAttribute('aria-expanded', 'true')
  await expect(page).toHaveURL('/')
})
