import { expect, test } from '@playwright/test'
import { crawl, screens } from '../crawl/crawl'

/**
 * Pages with most kinds of controls, and few that are alike, each by mouse or by touch. `npm run audit` clicks the
 * controls of all pages in both ways, and of the menus.
 */
const paths = {
  mouse: ['/services/stock-ledger', '/contact', '/solutions/harbour-log'],
  touch: ['/about', '/offerings'],
} as const

for (const by of ['mouse', 'touch'] as const)
  test.describe(`by ${by}`, { tag: '@full' }, () => {
    test.use(screens[by])

    for (const path of paths[by])
      test(`every control of ${path} answers`, async ({ context }) => {
        test.setTimeout(600_000)
        expect(
          await crawl(context, {
            path,
            by,
            frame: path === '/about' ? 'bars' : 'none',
            links: 'first',
          }),
        ).toEqual([])
      })
  })
