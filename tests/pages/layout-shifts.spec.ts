import { expect, test } from '@playwright/test'
import { layoutShifts } from '../support/layout-shifts'

/** A page of each template with a layout of its own. The nightly level has every page and every width. */
const paths = [
  '/',
  '/services',
  '/services/stock-ledger',
  '/industries/shipping',
  '/blog/do-you-need-a-register',
  '/portfolio/forty-lamps',
  '/contact',
  '/no-such-page',
]

for (const path of paths)
  test(`nothing on ${path} moves by itself`, { tag: '@full' }, async ({ browser, baseURL }) => {
    for (const width of [360, 412, 800, 1350])
      expect.soft(await layoutShifts(browser, `${baseURL}${path}`, width)).toEqual([])
  })
