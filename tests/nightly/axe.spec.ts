import { expect, type Page } from '@playwright/test'
import { violations } from '../support/axe'
import { hydrate } from '../support/visit'
import { arrive, openDetails, paths, test } from './audited-page'

const widths = [320, 768, 1440]
const themes = ['light', 'dark'] as const

// pages/shell-access, search/search-dialog and contact/contact-access test
// overlays.
for (const path of paths)
  test(`axe finds no violations on ${path}`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await arrive(page, path)
    await forEachThemeAndWidth(page, async (screen) => {
      expect(
        await violations(page),
        `axe must find no violations on the initial page, ${screen}`,
      ).toEqual([])
    })
    await hydrate(page)
    await openDetails(page)
    await forEachThemeAndWidth(page, async (screen) => {
      expect(
        await violations(page),
        `axe must find no violations with all details open, ${screen}`,
      ).toEqual([])
    })
  })

async function forEachThemeAndWidth(
  page: Page,
  check: (screen: string) => Promise<void>,
): Promise<void> {
  for (const width of widths)
    for (const colorScheme of themes) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await check(`${colorScheme}, at ${width} px`)
    }
}
