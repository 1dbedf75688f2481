/** Words of every part of a page on screens of every width. */
import { expect, type Page, test } from '@playwright/test'
import { spaceText } from '../support/layout/layout-checks'
import {
  brokenWords,
  faultsOfMenus,
  faultsOfWords,
  longestOfEachFolder,
  widths,
} from '../support/layout/words'
import { company } from '../support/servers/company'
import { visit } from '../support/visit'

test('no word is broken, and no text lies over another', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(180_000)
  expect(await faultsOfWords(page, longestOfEachFolder(company.dist))).toEqual([])
})

test('the same holds for open menus', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(180_000)
  expect(await faultsOfMenus(page, '/')).toEqual([])
})

const larger: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'in a font of 20 px': async (page) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 20 } })
  },
  'with spaced text': spaceText,
}

for (const [name, enlarge] of Object.entries(larger))
  test(`${name}, the header has its menus only where they fit`, { tag: '@full' }, async ({
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
