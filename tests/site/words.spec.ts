import { expect, test } from '@playwright/test'
import { furtherFolders } from '../support/languages'
import { faultsOfMenus, faultsOfWords, longestOfEachFolder, widths } from '../support/layout/words'

/** A test that builds and tests a site of other content looks at the two at which words break first. */
const screens = process.env.SITE_PORT ? [320, 1060] : widths

test('no word is broken, and no text lies over another', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(300_000)
  expect(await faultsOfWords(page, longestOfEachFolder('dist'), screens)).toEqual([])
})

for (const home of ['/', ...furtherFolders])
  test(`the same holds for open menus of ${home}`, { tag: '@full' }, async ({ page }) => {
    test.setTimeout(180_000)
    expect(await faultsOfMenus(page, home, screens)).toEqual([])
  })
