import { expect, test } from '@playwright/test'
import { crawl, screens } from '../crawl/crawl'

test.use(screens.touch)

// The nightly level crawls every page, by touch and by mouse.
test('every control of a page responds to touch', { tag: '@full' }, async ({ context }) => {
  test.setTimeout(600_000)
  const options = { path: '/about', by: 'touch', shell: 'bars', links: 'first' } as const
  expect(await crawl(context, options)).toEqual([])
})
