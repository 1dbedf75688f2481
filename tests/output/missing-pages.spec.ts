import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { filesBelow } from '../../src/generator/publish/files'
import { entryAddress } from '../support/collections'
import { entries } from '../support/content'
import { company } from '../support/servers/company'

/** Collects console errors as arrays of their arguments. */
function consoleErrors(page: Page): unknown[][] {
  const errors: unknown[][] = []
  page.on('console', async (message) => {
    if (message.type() !== 'error') return
    errors.push(await Promise.all(message.args().map((value) => value.jsonValue())))
  })
  return errors
}

const logged = (path: string) => ['404 Error: User attempted to access non-existent route', path]

test('a coming-soon page shows its state and logs an error', async ({ page }) => {
  const errors = consoleErrors(page)
  for (const path of ['/comingsoon', '/services/night-ledger']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coming Soon!')
    await expect(page.getByRole('main')).toContainText("We're cooking something delicious for you.")
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    await expect.poll(() => errors).toContainEqual(logged(path))
    if (path === '/services/night-ledger') await expect(page).toHaveTitle('Night Ledger | Karang')
    await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
  }
})

test('an unknown address returns 404 with an explanation and a link home', async ({ page }) => {
  const errors = consoleErrors(page)
  const response = await page.goto('/no/such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('main').getByText('404', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect.poll(() => errors).toContainEqual(logged('/no/such-page'))
  expect(errors.filter(([words]) => String(words).startsWith('404 Error'))).toHaveLength(1)
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('an address with a typo links to the right page', async ({ page }) => {
  for (const path of ['/Services/Stock-Ledger', '/services/stok-ledger']) {
    await page.goto(path)
    await page.getByRole('link', { name: '/services/stock-ledger', exact: true }).click()
    await expect(page).toHaveURL('/services/stock-ledger')
  }
})

test('unpublished parts of a coming-soon service are in no file of the site, and no page recommends the service', () => {
  const published = filesBelow(company.dist)
    .filter((file) => /\.(html|json|txt|xml|md|js)$/.test(file))
    .map((file): [string, string] => [file, readFileSync(join(company.dist, file), 'utf8')])
  const comingSoonServices = entries('services').filter(({ status }) => status === 'coming-soon')
  expect(comingSoonServices.length).toBeGreaterThan(0)
  for (const { slug, hero, value, services, questions } of comingSoonServices) {
    const words = [
      hero.title,
      value.title,
      ...services.features.map(({ title }) => title),
      ...questions.map(({ question }) => question),
    ]
    for (const word of words) {
      const places = published.filter(([, text]) => text.includes(word)).map(([file]) => file)
      expect(places, `“${word}” of ${slug}`).toEqual([])
    }
    for (const [file, html] of published)
      if (file.endsWith('.html') && entryAddress.test(`/${file}`))
        expect(/<main.*<\/main>/s.exec(html)?.[0], file).not.toContain(`href="/services/${slug}"`)
  }
})
