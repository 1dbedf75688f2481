import { expect } from '@playwright/test'
import { cutOff, screens, smallTargets, spaceText, tooWide } from '../support/layout/layout-checks'
import { brokenWords, widths } from '../support/layout/words'
import { arrive, hydrate } from '../support/visit'
import { openDetails, paths, test } from './audited-page'

for (const path of paths) {
  test(`${path} fits every screen, and its targets are large enough`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await arrive(page, path)
    await hydrate(page)
    await openDetails(page)
    for (const [name, size] of Object.entries(screens)) {
      await page.setViewportSize(size)
      expect.soft(await tooWide(page), `wider than ${name}`).toEqual([])
      expect.soft(await smallTargets(page), `small targets on ${name}`).toEqual([])
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await brokenWords(page), `broken words at ${width} px`).toEqual([])
    }
    await spaceText(page)
    for (const [name, size] of Object.entries(screens)) {
      await page.setViewportSize(size)
      expect.soft(await tooWide(page), `spaced text is wider than ${name}`).toEqual([])
      expect.soft(await cutOff(page), `spaced text is cut off on ${name}`).toEqual([])
    }
  })
}
