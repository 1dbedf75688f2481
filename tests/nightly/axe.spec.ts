import { expect, type Page } from '@playwright/test'
import { violations } from '../support/axe'
import { fillIn } from '../support/servers/form-receiver'
import { templates } from '../support/templates'
import { hydrate } from '../support/visit'
import { arrive, openDetails, paths, test } from './audited-page'

const widths = [320, 768, 1440]
const themes = ['light', 'dark'] as const

for (const path of paths)
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await arrive(page, path)
    await forEachThemeAndWidth(page, async (screen) => {
      expect(await violations(page), `as it comes, ${screen}`).toEqual([])
    })
    await hydrate(page)
    await openDetails(page)
    await forEachThemeAndWidth(page, async (screen) => {
      expect(await violations(page), `with all that folds out, ${screen}`).toEqual([])
    })
  })

for (const path of templates)
  test(`axe finds nothing in what opens on ${path}`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await arrive(page, path)
    await hydrate(page)
    await forEachThemeAndWidth(page, async (_, width) => {
      await chooseEveryTab(page)
      if (width < 1024) await openDrawer(page)
      else await openMenus(page)
      await openTheme(page)
      await openSearch(page)
      await sendTheForm(page)
    })
  })

/** Runs a check in both themes at three widths, without reloading the page. */
async function forEachThemeAndWidth(
  page: Page,
  check: (way: string, width: number) => Promise<void>,
): Promise<void> {
  for (const width of widths)
    for (const colorScheme of themes) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await check(`${colorScheme}, at ${width} px`, width)
    }
}

async function chooseEveryTab(page: Page): Promise<void> {
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    expect(await violations(page, 'main'), 'tabs').toEqual([])
  }
}

async function openMenus(page: Page): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['Services', 'Solutions', 'Industries']) {
    await bar.getByRole('button', { name, exact: true }).click()
    await expect(bar.locator(`[data-menu="${name.toLowerCase()}"] > div`)).toBeVisible()
    expect(await violations(page, 'header'), name).toEqual([])
  }
  await page.keyboard.press('Escape')
}

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  expect(await violations(page, 'dialog'), 'drawer').toEqual([])
  for (const name of ['Services', 'Solutions', 'Industries']) {
    await drawer.getByRole('button', { name, exact: true }).click()
    expect(await violations(page, 'dialog'), name).toEqual([])
    await drawer.getByRole('button', { name: 'Back' }).click()
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
}

async function openTheme(page: Page): Promise<void> {
  await page.locator('summary[aria-label="Theme"]').click()
  expect(await violations(page, 'header'), 'theme').toEqual([])
  await page.keyboard.press('Escape')
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  // The search page has the field in its content and opens no dialog.
  const isDialog = new URL(page.url()).pathname !== '/search'
  const within = isDialog ? 'dialog' : 'main'
  const field = page.locator(within).getByLabel('Search this site')
  await expect(field).toBeFocused()
  expect(await violations(page, within), 'search').toEqual([])
  await field.fill('ledger')
  await expect(page.locator(within).getByText('results for “ledger”')).toBeVisible()
  expect(await violations(page, within), 'search with results').toEqual([])
  await field.fill('xyzzyqq')
  await expect(page.locator(within).getByText('Nothing found')).toBeVisible()
  expect(await violations(page, within), 'search without results').toEqual([])
  if (!isDialog) return
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}

/** Sends the form empty, which shows its errors, and then filled in, which shows a toast. */
async function sendTheForm(page: Page): Promise<void> {
  const send = page.getByRole('button', { name: 'Send message' })
  if ((await send.count()) === 0) return
  await send.click()
  expect(await violations(page, 'main'), 'form with errors').toEqual([])
  await fillIn(page)
  await send.click()
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible()
  expect(await violations(page), 'notice').toEqual([])
}
