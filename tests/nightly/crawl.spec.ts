import { expect, test } from '@playwright/test'
import { crawl, screens } from '../crawl/crawl'
import { templates } from '../support/templates'
import { paths } from './audited-page'

for (const by of ['mouse', 'touch'] as const)
  test.describe(`by ${by}`, () => {
    test.use(screens[by])

    for (const path of paths)
      test(`every control of ${path} has an effect`, async ({ context }) => {
        test.setTimeout(1_800_000)
        const shell = templates.includes(path) ? 'menus' : 'none'
        expect(await crawl(context, { path, by, shell, links: 'all' })).toEqual([])
      })
  })
