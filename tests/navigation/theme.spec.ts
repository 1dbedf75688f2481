import { expect, type Locator, type Page, test } from '@playwright/test'
import { backgrounds } from '../support/site-look'
import { holdScripts, visit } from '../support/visit'

const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const themeSwitch = (page: Page) => page.getByRole('banner').locator('summary[aria-label="Theme"]')

/** Finds the visible part of a choice: its icon and its word. */
const choice = (page: Page, name: 'Light' | 'Dark' | 'System') =>
  page.getByRole('banner').locator('label').filter({ hasText: name })

async function choose(page: Page, name: 'Light' | 'Dark' | 'System'): Promise<void> {
  await themeSwitch(page).click()
  await choice(page, name).click()
  await page.keyboard.press('Escape')
}

for (const hasTouch of [false, true])
  test.describe(hasTouch ? 'by touch' : 'by mouse', () => {
    test.use({ hasTouch })

    test('a press on the word or on the icon of a choice makes it, and the menu stays', async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await visit(page)
      const press = (target: Locator) => (hasTouch ? target.tap() : target.click())
      await press(themeSwitch(page))
      await press(choice(page, 'Dark').getByText('Dark'))
      await expect.poll(() => background(page)).toBe(backgrounds.dark)
      await press(choice(page, 'Light').locator('svg'))
      await expect.poll(() => background(page)).toBe(backgrounds.light)
      await press(choice(page, 'Dark'))
      await expect.poll(() => background(page)).toBe(backgrounds.dark)
      await expect(choice(page, 'System')).toBeVisible()
    })
  })

for (const scheme of ['light', 'dark'] as const)
  test(`until a choice is made, the site is ${scheme} where the system is`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await visit(page)
    expect(await background(page)).toBe(backgrounds[scheme])
    await themeSwitch(page).click()
    await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
  })

test('a choice holds on every page and after loading, and does not flash', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page)
  await choose(page, 'Dark')
  expect(await background(page)).toBe(backgrounds.dark)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Offerings' }).click()
  await expect(page).toHaveURL('/offerings')
  expect(await background(page)).toBe(backgrounds.dark)

  // Records the background colour as soon as there is a body to paint.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.body) return
      observer.disconnect()
      const { backgroundColor } = getComputedStyle(document.documentElement)
      document.documentElement.dataset.firstGround = backgroundColor
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/about')
  await expect(page.locator('html')).toHaveAttribute('data-first-ground', backgrounds.dark)
  expect(await background(page)).toBe(backgrounds.dark)
  await visit(page, '/about')
  await themeSwitch(page).click()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('a page that the browser has kept shows the choice made on another since', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page)
  // Browsers under test keep no pages: this is what one does when it shows a kept page again.
  await page.evaluate(() => {
    localStorage.theme = 'dark'
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  expect(await background(page)).toBe(backgrounds.dark)
  await themeSwitch(page).click()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('system forgets the choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page)
  await choose(page, 'Dark')
  await choose(page, 'System')
  expect(await background(page)).toBe(backgrounds.light)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await background(page)).toBe(backgrounds.dark)
  await page.reload()
  expect(await background(page)).toBe(backgrounds.dark)
})

test('light stays light on a dark system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit(page)
  await choose(page, 'Light')
  expect(await background(page)).toBe(backgrounds.light)
  await page.reload()
  expect(await background(page)).toBe(backgrounds.light)
})

test('the keyboard opens it, chooses, and leaves it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page)
  await themeSwitch(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'System' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(await background(page)).toBe(backgrounds.dark)
  await page.keyboard.press('Escape')
  await expect(themeSwitch(page)).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeHidden()
})

test('a press beside it closes it', async ({ page }) => {
  await visit(page)
  await themeSwitch(page).click()
  await page.mouse.click(600, 600)
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeHidden()
})

test('a choice made before scripts ran holds', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const releaseScripts = await holdScripts(page)
  await page.goto('/')
  await themeSwitch(page).click()
  await choice(page, 'Dark').click()
  releaseScripts()
  await expect.poll(() => background(page)).toBe(backgrounds.dark)
})
