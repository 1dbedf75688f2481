import { expect } from '@playwright/test'
import { hydrate } from '../support/visit'
import { arrive, openDetails, paths, test } from './audited-page'
import { cutOff, screens, smallTargets, tooWide } from './layout-checks'

/** Text spacing that visitors may set without loss of content (WCAG 1.4.12). */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`

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
    await page.evaluate((styles) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(styles)
      document.adoptedStyleSheets.push(sheet)
    }, textSpacing)
    for (const [name, size] of Object.entries(screens)) {
      await page.setViewportSize(size)
      expect.soft(await tooWide(page), `spaced text is wider than ${name}`).toEqual([])
      expect.soft(await cutOff(page), `spaced text is cut off on ${name}`).toEqual([])
    }
  })
}
