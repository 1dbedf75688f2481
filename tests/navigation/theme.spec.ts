import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { backgrounds } from '../support/content/site-theme'
import { holdScripts, visit } from '../support/visit'

type Scheme = keyof typeof backgrounds

const expectTheme = (page: Page, scheme: Scheme): Promise<void> =>
  expect(page.locator('html')).toHaveCSS('background-color', backgrounds[scheme])

const themeSwitch = (page: Page) => page.getByRole('banner').locator('summary[aria-label="Theme"]')
const radio = (page: Page, name: string) => page.getByRole('radio', { name })

/** The visible part: icon and label. */
const choice = (page: Page, name: 'Light' | 'Dark' | 'System') =>
  page.getByRole('banner').locator('label').filter({ hasText: name })

async function choose(page: Page, name: 'Light' | 'Dark' | 'System'): Promise<void> {
  await themeSwitch(page).click()
  await choice(page, name).click()
  await page.keyboard.press('Escape')
}

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a tap on label or icon selects a theme, and a click outside closes the menu', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await visit(page)
    await themeSwitch(page).tap()
    await choice(page, 'Dark').getByText('Dark').tap()
    await expectTheme(page, 'dark')
    await choice(page, 'Light').locator('svg').tap()
    await expectTheme(page, 'light')
    await choice(page, 'Dark').tap()
    await expectTheme(page, 'dark')
    await expect(choice(page, 'System')).toBeVisible()
    await page.mouse.click(600, 600)
    await expect(choice(page, 'System')).toBeHidden()
  })
})

// Journeys test choices across loads and tabs in each engine.
test('a choice applies to every page until the visitor chooses System', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page)
  await expectTheme(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectTheme(page, 'light')
  await themeSwitch(page).click()
  await expect(radio(page, 'System')).toBeChecked()
  await page.keyboard.press('Escape')

  await choose(page, 'Dark')
  await expectTheme(page, 'dark')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Offerings' }).click()
  await expect(page).toHaveURL('/offerings')
  await expectTheme(page, 'dark')
  await choose(page, 'System')
  await expectTheme(page, 'light')
  await page.reload()
  await expectTheme(page, 'light')
})

test('a saved choice applies before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => {
    localStorage.theme = 'dark'
    const observer = new MutationObserver(() => {
      if (!document.body) return
      observer.disconnect()
      const { backgroundColor } = getComputedStyle(document.documentElement)
      document.documentElement.dataset.firstBackground = backgroundColor
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/about')
  await expect(page.locator('html')).toHaveAttribute('data-first-background', backgrounds.dark)
  await expectTheme(page, 'dark')
})

test('the keyboard opens the switch, selects a theme and closes it', { tag: '@full' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page)
  await themeSwitch(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(radio(page, 'System')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(radio(page, 'Dark')).toBeChecked()
  await expectTheme(page, 'dark')
  await page.keyboard.press('Escape')
  await expect(themeSwitch(page)).toBeFocused()
  await expect(radio(page, 'Dark')).toBeHidden()
})

test('a choice made before scripts run persists', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const releaseScripts = await holdScripts(page)
  await page.goto('/')
  await themeSwitch(page).click()
  await choice(page, 'Dark').click()
  releaseScripts()
  await expectTheme(page, 'dark')
})

test("Chrome's automatic dark mode does not change the light theme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page)
  await choose(page, 'Light')
  await expectTheme(page, 'light')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  // Computed colours stay the same.
  const { data } = await sharp(await page.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data.reduce((sum, value) => sum + value) / data.length).toBeGreaterThan(128)
})
