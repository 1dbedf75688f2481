import { expect, test } from '@playwright/test'

/** Section 9 of the specification, "Industry headline figures". */
const industries: Record<string, [value: string, label: string][]> = {
  fintech: [
    ['$180B', 'DeFi market'],
    ['25%', 'growth'],
  ],
  'public-sector': [
    ['90%', 'fraud reduction'],
    ['50%', 'cost savings'],
  ],
  'supply-chain': [
    ['95%', 'traceability'],
    ['40%', 'efficiency'],
  ],
  healthcare: [
    ['80%', 'data security'],
    ['60%', 'cost reduction'],
  ],
  energy: [
    ['35%', 'energy savings'],
    ['$2.4T', 'market size'],
  ],
  government: [
    ['99%', 'transparency'],
    ['70%', 'process speed'],
  ],
  'real-estate': [
    ['$3.7T', 'global market'],
    ['45%', 'liquidity boost'],
  ],
}

/** Section 9, "Service page marketing statistics". */
const services: Record<string, [value: string, label: RegExp][]> = {
  'web2-web3-migration': [
    ['50+', /platforms/],
    ['100%', /uptime/],
    ['3x', /time-to-market/],
    ['99.9%', /sync accuracy/],
  ],
  'crypto-payment-solutions': [
    ['20+', /projects/],
    ['15+', /wallet providers/],
    ['99.99%', /SLA/],
  ],
  'digital-transformation': [
    ['30+', /clients/],
    ['80%', /downtime reduced/],
    ['2x', /faster rollouts/],
  ],
  'web-development': [
    ['40+', /projects/],
    ['100%', /cloud-ready/],
    ['3x', /speed/],
  ],
  'api-development': [
    ['99.99%', /uptime/],
    ['50ms', /average response/],
    ['150+', /endpoints/],
  ],
  tokenization: [
    ['$100M+', /value/],
    ['7', /jurisdictions/],
    ['12+', /projects/],
  ],
  'nft-solutions': [
    ['30+', /projects/],
    ['5M+', /minted/],
    ['20+', /use cases/],
  ],
  'crypto-exchange-whitelabel': [
    ['10+', /exchanges/],
    ['1M+', /users/],
    ['1T+ Rp', /volume/],
  ],
  'legacy-integration': [
    ['25+', /systems/],
    ['3X', /faster reporting/],
    ['100%', /uptime/],
  ],
  'erp-integration': [
    ['15+', /clients/],
    ['10K+', /contract calls synced/],
    ['5X', /faster reconciliation/],
  ],
}

/** Section 9, "Other pages quote": the page that each phrase belongs to. */
const quoted: [slug: string, words: RegExp][] = [
  ['blockchain-strategy', /4-phase process/i],
  ['smart-contract-auditing', /1[-–]2 weeks/],
  ['kyt-monitoring-solution', /2 weeks or less/],
  ['custom-chain-development', /under 8 weeks/],
  ['executive-training', /1[-–]5 days/],
]

for (const [slug, figures] of Object.entries(industries))
  test(`the ${slug} page has its two headline figures`, async ({ page }) => {
    await page.goto(`/industries/${slug}`)
    await expect(page.getByRole('definition')).toHaveText(figures.map(([value]) => value))
    await expect(page.getByRole('term')).toHaveText(figures.map(([, label]) => label))
  })

for (const [slug, figures] of Object.entries(services))
  test(`the ${slug} page has its figures`, async ({ page }) => {
    await page.goto(`/services/${slug}`)
    const band = page.locator('#figures')
    for (const [value, label] of figures)
      await expect(
        band.locator('dl > div').filter({ hasText: label }).getByRole('definition'),
      ).toContainText(value)
  })

for (const [slug, words] of quoted)
  test(`the ${slug} page quotes ${words.source}`, async ({ page }) => {
    await page.goto(`/services/${slug}`)
    await expect(page.getByRole('main')).toContainText(words)
  })

test('the privacy policy names its day and the age that it asks for', async ({ page }) => {
  await page.goto('/privacy-policy')
  const policy = page.getByRole('main')
  await expect(policy).toContainText('17 November 2024')
  await expect(policy).toContainText('aged 18 or over')
})
