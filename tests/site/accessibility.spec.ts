import { expect, test } from '@playwright/test'
import { violations } from '../support/axe'
import { smallTargets, spaceText, tooWide } from '../support/layout/layout-checks'
import { templates } from '../support/templates'
import { hydrate, waitForLayout } from '../support/visit'

/** Whether the site has other content than the repository, by a test that builds it: then states are not looked at twice. */
const isOtherContent = process.env.SITE_PORT !== undefined

// The nightly level checks every page, in both themes and in each state.
for (const path of templates)
  test(`${path} is accessible, narrow enough, and easy to press`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    await waitForLayout(page)
    expect.soft(await violations(page), 'in the light, before any script').toEqual([])

    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    await page.setViewportSize({ width: 320, height: 640 })
    expect.soft(await tooWide(page), 'wider than a narrow screen').toEqual([])
    expect.soft(await smallTargets(page), 'small targets').toEqual([])

    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await hydrate(page)
    if (!isOtherContent)
      expect(await violations(page), 'in the dark, once it is hydrated').toEqual([])

    await page.setViewportSize({ width: 320, height: 640 })
    await spaceText(page)
    expect(await tooWide(page), 'wider with spaced text').toEqual([])
  })
