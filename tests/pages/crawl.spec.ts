import { expect, test } from '@playwright/test'
import { crawl, screens } from '../crawl/crawl'

/**
 * Pages with most kinds of controls, and few that are alike. `npm run audit` clicks the controls of all
 * pages, and of the menus.
 */
const paths = [
  '/services/stock-ledger',
  '/about',
  '/contact',
  '/offerings',
  '/solutions/harbour-log',
]

for (const by of ['mouse', 'touch'] as const)
  test.describe(`by ${by}`, () => {
    test.use(screens[by])

    for (const path of paths)
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
