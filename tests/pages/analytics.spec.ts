import { test as base, expect, type Page } from '@playwright/test'
import { readSettings } from '../../src/generator/nodes/settings'
import { readPage } from '../support/built-pages'
import { type AnalyticsHost, startAnalyticsHost } from '../support/servers/analytics-host'
import { company } from '../support/servers/company'
import { uncaughtErrors, visit } from '../support/visit'

const { siteUrl, analytics } = readSettings(company.files)
const statistics = String(analytics?.host)

/** Opens the site at its public address, which alone counts visits. */
const test = base.extend<{ host: AnalyticsHost }>({
  host: async ({ page, request, baseURL }, use) => {
    const host = await startAnalyticsHost()
    // Analytics scripts ignore automated browsers.
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
    )
    await page.route(`${siteUrl}/**`, async (route) => {
      const { pathname } = new URL(route.request().url())
      await route.fulfill({ response: await request.get(`${baseURL}${pathname}`) })
    })
    await page.route(`${statistics}/**`, async (route) => {
      const response = await request.post(route.request().url().replace(statistics, host.address), {
        data: route.request().postDataBuffer() ?? '',
      })
      await route.fulfill({ response })
    })
    await use(host)
    // Requests of other tabs may still arrive.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    host.close()
  },
})

const hitsOf = ({ hits }: AnalyticsHost) =>
  hits.map(({ fields }) => `${fields.name} ${fields.url?.replace(siteUrl, '')}`)

test('each page view is counted once, including client-side navigation', async ({ page, host }) => {
  await visit(page, `${siteUrl}/about?name=typed&utm_source=letter`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/\/contact/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about/)
  await expect
    .poll(() => hitsOf(host))
    .toEqual([
      'pageview /about?utm_source=letter',
      'pageview /contact',
      'pageview /about?utm_source=letter',
    ])
  expect(host.hits[1]?.fields.referrer).toBe(`${siteUrl}/about`)
})

test('PDFs, calls to action and searches without results are counted, without the typed words', async ({
  page,
  host,
}) => {
  await visit(page, `${siteUrl}/services/cargo-tokens`)
  const main = page.getByRole('main')
  await main
    .locator('a[href$=".pdf"]')
    .first()
    .click({ modifiers: ['Control'] })
  await main
    .locator('a[data-cta]')
    .first()
    .click({ modifiers: ['Control'] })
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search this site' }).fill('qqqqzzz')
  await expect
    .poll(() => hitsOf(host).map((hit) => hit.replace(/ \/\S*$/, '')))
    .toEqual(['pageview', 'PDF opened', 'Call to action clicked', 'Search without results'])
  expect(JSON.stringify(host.hits)).not.toContain('qqqq')
})

for (const [signal, name, value] of [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const)
  test(`visitors with ${signal} are not counted`, async ({ page, host }) => {
    await page.addInitScript(
      ([property, set]) => Object.defineProperty(Navigator.prototype, property, { get: () => set }),
      [name, value] as const,
    )
    await visit(page, `${siteUrl}/about`)
    await page.waitForLoadState('networkidle')
    expect(host.hits).toEqual([])
  })

test('no visits are counted at another address', async ({ page, host }) => {
  await visit(page, '/about')
  await page.waitForLoadState('networkidle')
  expect(host.hits).toEqual([])
})

const failures: Record<string, (page: Page) => Promise<unknown>> = {
  blocked: (page) => page.route(`${statistics}/**`, (route) => route.abort()),
  failing: (page) => page.route(`${statistics}/**`, (route) => route.fulfill({ status: 500 })),
  slow: (page) => page.route(`${statistics}/**`, () => undefined),
}
for (const [failure, inject] of Object.entries(failures))
  test(`a ${failure} analytics service does not affect visitors`, async ({ page, host }) => {
    const errors = uncaughtErrors(page)
    await inject(page)
    await visit(page, `${siteUrl}/about`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/contact/)
    expect(errors).toEqual([])
    expect(host.hits).toEqual([])
  })

// tests/builds/field-effects.ts tests its CSP.
test('the privacy policy names the analytics service', () => {
  const { text } = readPage('/privacy-policy', company.dist)
  for (const words of ['This website counts page views', 'Visitor statistics'])
    expect(text).toContain(words)
  expect(text).toContain(new URL(statistics).hostname)
})
