import { expect, test } from '@playwright/test'
import { level } from '../levels'
import { violations } from '../support/axe'
import { smallTargets, spaceText, tooWide } from '../support/layout/layout-checks'
import { templates } from '../support/templates'
import { arrive, hydrate } from '../support/visit'

/** `npm test` and tests with other content skip the dark theme. */
const isInBothThemes = level !== 'quick' && process.env.SITE_PORT === undefined

// The nightly level checks every page, theme and state.
for (const path of templates)
  test(`${path} is accessible, fits a narrow screen, and has large targets`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await arrive(page, path)
    expect.soft(await violations(page), 'light theme, before hydration').toEqual([])

    await page.setViewportSize({ width: 320, height: 640 })
    expect.soft(await tooWide(page), 'wider than a narrow screen').toEqual([])
    expect.soft(await smallTargets(page), 'small targets').toEqual([])

    await hydrate(page)
    if (isInBothThemes) {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      expect(await violations(page), 'dark theme, hydrated, narrow screen').toEqual([])
    }

    await spaceText(page)
    expect(await tooWide(page), 'spaced text wider than a narrow screen').toEqual([])
  })
