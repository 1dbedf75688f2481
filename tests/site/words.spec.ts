import { expect, test } from '@playwright/test'
import { furtherFolders } from '../support/languages'
import {
  longestOfEachFolder,
  menuDiagnostics,
  widths,
  wordDiagnostics,
} from '../support/layout/words'

/** Tests of other content use only the widths with the most broken words. */
const screens = process.env.SITE_PORT ? [320, 1060] : widths

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
