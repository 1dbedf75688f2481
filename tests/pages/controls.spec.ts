import { expect, test } from '@playwright/test'
import { crawl, screens } from '../crawl/crawl'

/** Two pages with most kinds of controls. The nightly level presses the controls of every page, in both ways. */
const paths = { mouse: '/contact', touch: '/about' } as const

for (const by of ['mouse', 'touch'] as const)
  test.describe(`by ${by}`, { tag: '@full' }, () => {
    test.use(screens[by])

    const path = paths[by]
    test(`every control of ${path} answers`, async ({ context }) => {
      test.setTimeout(600_000)
      const frame = by === 'touch' ? 'bars' : 'none'
      expect(await crawl(context, { path, by, frame, links: 'first' })).toEqual([])
    })
  })
