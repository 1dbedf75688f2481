import { expect, type Page, test } from '@playwright/test'
import { violations } from '../support/axe'
import { smallTargets, spaceText, tooWide } from '../support/layout/layout-checks'
import { templates } from '../support/templates'
import { hydrate, waitForLayout } from '../support/visit'

// The nightly level checks every page, in both themes and in each state.
for (const path of templates)
  test(`${path} is accessible, no wider than a narrow screen, and its targets are large enough`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    await waitForLayout(page)
    expect.soft(await violations(page), 'in the light, before any script').toEqual([])

    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    await page.setViewportSize({ width: 320, height: 640 })
    expect.soft(await widthAndOverflow(page)).toEqual({ scrollWidth: 320, wide: [] })
    expect.soft(await smallTargets(page), 'small targets').toEqual([])

    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await hydrate(page)
    expect(await violations(page), 'in the dark, once it is hydrated').toEqual([])

    await page.setViewportSize({ width: 320, height: 640 })
    await spaceText(page)
    expect(await tooWide(page), 'wider with spaced text').toEqual([])
  })

/** Returns how wide the page is, and the texts that reach beyond the screen where nothing scrolls. */
function widthAndOverflow(page: Page): Promise<{ scrollWidth: number; wide: (string | null)[] }> {
  return page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    wide: [...document.querySelectorAll('main h1, main h2, main h3, main p, main a')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .filter((element) => !element.closest('.table, pre, [data-scroll], ul, nav'))
      .map((element) => element.textContent),
  }))
}
