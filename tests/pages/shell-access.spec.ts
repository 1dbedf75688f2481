import { expect, type Page, test } from '@playwright/test'
import { violations } from '../support/axe'
import { smallTargets, tooWide } from '../support/layout/layout-checks'
import { visit } from '../support/visit'

test.use({ reducedMotion: 'reduce' })

async function expectAccessible(page: Page, state: string, within = '[data-site-header]') {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page, within), `${state}, ${colorScheme}`).toEqual([])
  }
  expect(await smallTargets(page), state).toEqual([])
  expect(await tooWide(page), state).toEqual([])
}

test('the shell is accessible on a wide screen with every menu open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/offerings')
  await expectAccessible(page, 'at first', 'html')
  const bar = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['Services', 'Solutions', 'Industries']) {
    await bar.getByRole('button', { name, exact: true }).click()
    await expectAccessible(page, name)
    for (const choice of await bar.locator('[data-choice]').filter({ visible: true }).all()) {
      await choice.click()
      expect(await smallTargets(page), name).toEqual([])
    }
    expect(await tooWide(page), name).toEqual([])
  }
  await page.locator('summary[aria-label="Theme"]').click()
  await expectAccessible(page, 'Theme')
})

test('the shell is accessible on every level of the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 700 })
  await visit(page, '/offerings')
  await page.locator('summary[aria-label="Theme"]').click()
  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 700 })
    await expectAccessible(page, `Theme at ${width} px`)
  }
  await page.keyboard.press('Escape')

  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await expectAccessible(page, 'Menu')
  for (const path of [['Services', 'Registers'], ['Solutions'], ['Industries']]) {
    for (const name of path) {
      await drawer.getByRole('button', { name, exact: true }).click()
      await expectAccessible(page, name)
      expect(await drawer.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    }
    for (const _ of path) await drawer.getByRole('button', { name: 'Back' }).click()
  }
})

for (const [palette, chosen] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const)
  test(`forced colours with a ${palette} palette show drawings in the ${chosen} theme and mark the open menu`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: palette })
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), chosen)
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', chosen)
    const filter = palette === 'dark' ? 'invert(1)' : 'none'
    await expect(page.locator('main li[title] img').first()).toHaveCSS('filter', filter)
    const words = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => getComputedStyle(heading).color)
    const motif = page.locator('main [aria-hidden] > svg path[stroke="var(--action)"]')
    await expect(motif.first()).toHaveCSS('stroke', words)

    const services = page.getByRole('button', { name: 'Services', exact: true })
    await services.click()
    const line = await services.evaluate(
      (element) => getComputedStyle(element, '::after').borderBottomStyle,
    )
    expect(line).toBe('solid')
  })
