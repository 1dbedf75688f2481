import { expect, test } from '@playwright/test'
import { violations } from '../support/axe'
import { templates } from '../support/templates'
import { visit } from '../support/visit'

// npm run audit checks every page, in both themes and in each state.
for (const path of templates) {
  test(`axe finds nothing on ${path} in the light, before any script`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    expect(await violations(page)).toEqual([])
  })

  test(`axe finds nothing on ${path} in the dark, once it is hydrated`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await visit(page, path)
    expect(await violations(page)).toEqual([])
  })

  test(`nothing on ${path} is wider than a screen of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    const { scrollWidth, wide } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      wide: [...document.querySelectorAll('main h1, main h2, main h3, main p, main a')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .filter((element) => !element.closest('.table, pre, [data-scroll], ul, nav'))
        .map((element) => element.textContent),
    }))
    expect(scrollWidth).toBe(320)
    expect(wide).toEqual([])
  })
}
