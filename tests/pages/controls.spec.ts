import { expect, test } from '@playwright/test'
import { crawl, screens } from '../crawl/crawl'

test.use(screens.touch)

// The nightly level presses the controls of every page, by mouse too.
test('every control of a page answers a finger', { tag: '@full' }, async ({ context }) => {
  test.setTimeout(600_000)
  const options = { path: '/about', by: 'touch', frame: 'bars', links: 'first' } as const
  expect(await crawl(context, options)).toEqual([])
})
