import { expect, test } from '@playwright/test'
import { furtherFolders } from '../support/languages'
import { longestOfEachFolder, menuDiagnostics, wordDiagnostics } from '../support/layout/words'

/**
 * The narrowest screens of each layout, which have the most broken words. The
 * nightly level uses more.
 */
const screens = [320, 768, 1060]

test('no page has broken words or overlapping text', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(300_000)
  expect(await wordDiagnostics(page, longestOfEachFolder(), screens)).toEqual([])
})

for (const home of ['/', ...furtherFolders])
  test(`no open menu of ${home} has broken words or overlapping text`, { tag: '@full' }, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    expect(await menuDiagnostics(page, home, screens)).toEqual([])
  })
