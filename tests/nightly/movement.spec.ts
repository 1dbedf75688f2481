import { expect, test } from '@playwright/test'
import { layoutShifts } from '../support/layout/layout-shifts'
import { templates } from '../support/templates'

const widths = Array.from({ length: 41 }, (_, index) => 320 + 40 * index)

for (const path of templates)
  test(`${path} has no layout shifts at any width`, async ({ browser, baseURL }) => {
    test.setTimeout(300_000)
    for (const width of widths)
      expect.soft(await layoutShifts(browser, `${baseURL}${path}`, width)).toEqual([])
  })
