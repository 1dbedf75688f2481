import { expect, test } from '@playwright/test'
import { serveBroken } from '../support/broken-site'
import { layoutShifts } from '../support/layout/layout-shifts'

/** A page per layout. The nightly level tests every page. */
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
  test(`${path} has no layout shifts`, { tag: '@full' }, async ({ browser, baseURL }) => {
    // The next test covers phones.
    for (const width of [800, 1350])
      expect.soft(await layoutShifts(browser, `${baseURL}${path}`, width)).toEqual([])
  })

test('a page that arrives in pieces has no layout shifts', { tag: '@full' }, async ({
  browser,
  baseURL,
}) => {
  const site = await serveBroken(String(baseURL), (path) =>
    paths.includes(path) ? 'in pieces' : undefined,
  )
  for (const path of paths)
    expect.soft(await layoutShifts(browser, `${site.address}${path}`, 360)).toEqual([])
  site.close()
})

test('the first screen is painted while the connection stalls', async ({ page, baseURL }) => {
  const site = await serveBroken(String(baseURL), (path) => (path === '/' ? 'stalled' : undefined))
  await page.goto(site.address, { waitUntil: 'commit' })
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length)
  await expect.poll(paints).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.readyState)).toBe('loading')
  site.close()
})
