/** The sample's cases: their pages, their PDFs, and the filters of /portfolio, most of it without script. */

import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { isOriginal } from '../support/languages'

const slugs = readdirSync('content/cases').flatMap((file) =>
  file.endsWith('.mdx') && isOriginal(file) ? [file.slice(0, -4)] : [],
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('/portfolio lists eight cases, and its filters are links to fewer', async ({ page }) => {
    await page.goto('/portfolio')
    const main = page.getByRole('main')
    const cases = main.locator('#cases h3')
    await expect(cases).toHaveCount(8)
    const filters = page.getByRole('navigation', { name: 'Filter cases' })
    await expect(filters.getByRole('link', { name: 'All cases' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(filters.getByRole('list', { name: 'Protocol' }).getByRole('link')).toHaveText([
      /^EVM Based\s*4$/,
      /^Hyperledger\s*1$/,
      /^Solana\s*1$/,
    ])
    await filters.getByRole('link', { name: /^Supply Chain/ }).click()
    await expect(page).toHaveURL('/portfolio/industry/supply-chain')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Supply Chain')
    await expect(page).toHaveTitle('Supply Chain, Portfolio | Rantara')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://www.rantara.example/portfolio/industry/supply-chain',
    )
    await expect(cases).toHaveText([
      'The night we called it off',
      'Following bag 0417',
      'One credit note out of 61,200 documents',
    ])
    await expect(filters.getByRole('link', { name: /^Supply Chain/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await filters.getByRole('link', { name: 'All cases' }).click()
    await expect(cases).toHaveCount(8)
  })

  test('a case tells client, period, team, measures with method and day, and what was dropped', async ({
    page,
  }) => {
    await page.goto('/portfolio/three-balances')
    const main = page.getByRole('main')
    const brief = page.locator('#brief')
    await expect(brief).toContainText('A licensed crypto-asset trading platform')
    await expect(brief).toContainText('June 2024 to February 2025, 9 months')
    await expect(brief).toContainText('5 people')
    await expect(brief.getByRole('link', { name: 'Solana' })).toHaveAttribute(
      'href',
      '/portfolio/protocol/solana',
    )
    const measure = page.locator('#measures li').filter({ hasText: 'Age of a difference' })
    await expect(measure).toContainText(/4\.2 days.*0\.6 days/)
    await expect(measure).toContainText('July to September 2024 (118 differences)')
    await expect(measure).toContainText('Second value of 31 March 2025.')
    await expect(page.locator('#dropped h3')).toHaveText([
      'A tolerance',
      "Reading balances from a block explorer's interface",
      'One adapter for all chains',
    ])
    await expect(
      main.getByRole('img', { name: /^Bank feeds, EVM networks and Solana/ }),
    ).toBeVisible()
    await expect(page.locator('#differently')).toContainText('I used to begin Friday')
    await main.getByRole('link', { name: 'The same work in short' }).click()
    await expect(page).toHaveURL('/portfolio#exchange-reconciliation')
    await page.getByRole('link', { name: 'Five kinds of difference' }).last().click()
    await expect(page).toHaveURL('/portfolio/three-balances')
  })

  test('the services and industries that a case names lead to it', async ({ page }) => {
    for (const path of ['/services/erp-integration', '/industries/supply-chain']) {
      await page.goto(path)
      await expect(
        page.locator('#cases').getByRole('link', { name: /^One credit note/ }),
      ).toHaveAttribute('href', '/portfolio/one-credit-note')
    }
    await page.goto('/menu')
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Fourteen small rivers' }),
    ).toBeVisible()
  })
})

test('each case has a PDF with its whole text, and it is saved under the name of the case', async ({
  page,
}) => {
  for (const slug of slugs) {
    const response = await page.request.get(`/documents/cases/${slug}.pdf`)
    expect(response.headers()['content-type'], slug).toBe('application/pdf')
    const bytes = await response.body()
    expect(bytes.length, slug).toBeLessThan(200_000)
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    expect(pdf.numPages, slug).toBeGreaterThanOrEqual(3)
    expect(pdf.numPages, slug).toBeLessThanOrEqual(6)
    const { text } = await extractText(pdf, { mergePages: true })
    expect(text.split(/\s+/).length, slug).toBeGreaterThan(700)
    expect(text, slug).toContain('What we would do differently')
  }
  await page.goto('/portfolio/migration-called-off')
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download this case/ }).click()
  expect((await saved).suggestedFilename()).toBe('Rantara-The-night-we-called-it-off.pdf')
})
