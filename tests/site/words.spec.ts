import { expect, test } from '@playwright/test'
import { furtherFolders } from '../support/languages'
import { faultsOfMenus, faultsOfWords, longestOfEachFolder } from '../support/layout/words'

test('no word is broken, and no text lies over another', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(300_000)
  expect(await faultsOfWords(page, longestOfEachFolder('dist'))).toEqual([])
})

for (const home of ['/', ...furtherFolders])
  test(`the same holds for open menus of ${home}`, { tag: '@full' }, async ({ page }) => {
    test.setTimeout(180_000)
    expect(await faultsOfMenus(page, home)).toEqual([])
  })
