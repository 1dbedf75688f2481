import { expect } from '@playwright/test'
import { violations } from '../support/axe'
import { arrive, hydrate } from '../support/visit'
import { openDetails, paths, test } from './audited-page'

const screens = [320, 768, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)

// pages/shell-access, search/search-dialog and contact/contact-access test overlays.
for (const path of paths)
  test(`axe finds no violations on ${path}`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await arrive(page, path)
    for (const state of ['on the initial page', 'with all details open']) {
      if (state === 'with all details open') {
        await hydrate(page)
        await openDetails(page)
      }
      for (const { width, colorScheme } of screens) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        const place = `${state}, ${colorScheme}, at ${width} px`
        expect(await violations(page), place).toEqual([])
      }
    }
  })
