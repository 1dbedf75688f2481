import { expect, type Page, test } from '@playwright/test'
import { violations } from '../support/axe'
import { visit } from '../support/visit'

const hasScrollAcross = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

/** Returns names and sizes of links, buttons and labels in a part of the page that are under 44 px. */
const smallTargets = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const targets = document.querySelectorAll(`${selector} :is(a, button, summary, label)`)
    return [...targets]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.9 || box.width < 43.9)
      .map(({ element, box }) => `${element.textContent} ${box.width}x${box.height}`)
  }, within)

test.use({ reducedMotion: 'reduce' })

// Colours depend on the theme and places on the width: each theme is looked at on one screen at first.
for (const colorScheme of ['light', 'dark'] as const)
  test(`${colorScheme} theme, wide screen, with every menu open`, {
    tag: colorScheme === 'light' ? [] : '@full',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, '/offerings')
    expect(await violations(page)).toEqual([])
    const bar = page.getByRole('navigation', { name: 'Main' })
    for (const name of ['Services', 'Solutions', 'Industries']) {
      await bar.getByRole('button', { name, exact: true }).click()
      expect(await violations(page), name).toEqual([])
      expect(await smallTargets(page, 'header'), name).toEqual([])
      const choices = bar.locator('[data-choice]').filter({ visible: true })
      for (const choice of await choices.all()) {
        await choice.click()
        expect(await smallTargets(page, 'header'), name).toEqual([])
      }
      expect(await hasScrollAcross(page)).toBe(false)
    }
    await page.locator('summary[aria-label="Theme"]').click()
    expect(await violations(page)).toEqual([])
    expect(await smallTargets(page, 'header, footer')).toEqual([])
  })

for (const [colorScheme, width] of [
  ['dark', 320],
  ['light', 768],
] as const)
  test(`${colorScheme} theme, ${width} px, with every level of the drawer`, {
    tag: colorScheme === 'dark' ? [] : '@full',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 700 })
    await visit(page, '/offerings')
    expect(await violations(page)).toEqual([])
    expect(await hasScrollAcross(page)).toBe(false)
    expect(await smallTargets(page, 'footer')).toEqual([])
    await page.locator('summary[aria-label="Theme"]').click()
    expect(await violations(page)).toEqual([])
    expect(await hasScrollAcross(page)).toBe(false)
    await page.keyboard.press('Escape')

    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    expect(await violations(page)).toEqual([])
    for (const path of [['Services', 'Registers'], ['Solutions'], ['Industries']]) {
      for (const name of path) {
        await drawer.getByRole('button', { name, exact: true }).click()
        expect(await violations(page), name).toEqual([])
        expect(await smallTargets(page, 'dialog'), name).toEqual([])
        expect(await drawer.evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth)).toBe(
          false,
        )
      }
      for (const _ of path) await drawer.getByRole('button', { name: 'Back' }).click()
    }
  })

for (const [palette, chosen] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const)
  test(`in a ${palette} palette of forced colours, drawings are seen though the theme is ${chosen}`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: palette })
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), chosen)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', chosen)
    const filter = palette === 'dark' ? 'invert(1)' : 'none'
    await expect(page.locator('main li[title] img').first()).toHaveCSS('filter', filter)
    const words = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => getComputedStyle(heading).color)
    const motif = page.locator('main [aria-hidden] > svg path[stroke="var(--action)"]')
    await expect(motif.first()).toHaveCSS('stroke', words)
  })

test('in forced colours the open menu and its choice can be told', { tag: '@full' }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page)
  const services = page.getByRole('button', { name: 'Services', exact: true })
  await services.click()
  const line = await services.evaluate(
    (element) => getComputedStyle(element, '::after').borderBottomStyle,
  )
  expect(line).toBe('solid')
})
