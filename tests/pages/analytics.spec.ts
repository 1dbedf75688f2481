import { test as base, expect, type Route } from '@playwright/test'
import { readSettings } from '../../src/generator/nodes/settings'
import { readPage } from '../support/built-pages'
import { type AnalyticsHost, startAnalyticsHost } from '../support/servers/analytics-host'
import { company } from '../support/servers/company'
import { uncaughtErrors, visit } from '../support/visit'

const { siteUrl, analytics } = readSettings(company.files)
const statistics = String(analytics?.host)

/**
 * Opens the site at its public address, which alone counts visits
 * (src/analytics/analytics.test.ts).
 */
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

test('a blocked, failing or slow analytics service does not affect visitors', async ({
  page,
  host,
}) => {
  const errors = uncaughtErrors(page)
  const failures: ((route: Route) => Promise<void> | undefined)[] = [
    (route) => route.abort(),
    (route) => route.fulfill({ status: 500 }),
    () => undefined,
  ]
  await page.route(`${statistics}/**`, (route) => failures.shift()?.(route))
  await visit(page, `${siteUrl}/about`)
  for (const name of ['Contact', 'Offerings']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click()
    await expect(page).toHaveTitle(new RegExp(`^${name}`))
  }
  await expect.poll(() => failures).toEqual([])
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
