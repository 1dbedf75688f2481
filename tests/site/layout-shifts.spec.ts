import { expect, test } from '@playwright/test'
import { layoutShifts } from '../support/layout-shifts'
import { templates } from '../support/templates'

// The nightly level checks widths from 320 to 1920 px.
for (const path of templates)
  test(`nothing on ${path} moves by itself`, { tag: '@full' }, async ({ browser, baseURL }) => {
    for (const width of [360, 412, 800, 1350])
      expect.soft(await layoutShifts(browser, `${baseURL}${path}`, width)).toEqual([])
  })
