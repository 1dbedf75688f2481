/** The header at every width; tests/site covers all pages. */
import { expect, type Page, test } from '@playwright/test'
import { spaceText } from '../support/layout/layout-checks'
import { brokenWords, widths } from '../support/layout/words'
import { visit } from '../support/visit'

const larger: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'in a font of 20 px': async (page) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 20 } })
  },
  'with spaced text': spaceText,
}

for (const [name, enlarge] of Object.entries(larger))
  test(`the header shows its menus only where they fit, ${name}`, { tag: '@full' }, async ({
    page,
  }) => {
    await visit(page)
    await enlarge(page)
    const bar = page.getByRole('navigation', { name: 'Main' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await brokenWords(page, 'header'), `at ${width} px`).toEqual([])
      const banner = page.getByRole('banner')
      await expect(banner.getByRole('button', { name: 'Menu', exact: true })).toBeVisible({
        visible: !(await bar.isVisible()),
      })
    }
    await expect(bar).toBeVisible()
  })
