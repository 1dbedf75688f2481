import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { isOriginal } from '../support/languages'

const { brand, siteUrl }: { brand: string; siteUrl: string } = parse(
  readFileSync('content/settings.yaml', 'utf8'),
)

/** Section 2 of the specification, "Routes of the app": each address with what its title says. */
const pages: Record<string, string> = {
  '/': 'Blockchain and IT consulting in Jakarta',
  '/offerings': 'Offerings',
  '/industries': 'Industries',
  '/portfolio': 'Portfolio',
  '/blog': 'Blog',
  '/about': 'About Us',
  '/contact': 'Contact',
  '/privacy-policy': 'Privacy Policy',
  '/services': 'Services',
  '/solutions': 'Solutions',
  '/industries/fintech': 'FinTech & DeFi',
  '/industries/public-sector': 'Public Sector',
  '/industries/supply-chain': 'Supply Chain',
  '/industries/healthcare': 'Healthcare',
  '/industries/energy': 'Energy & Utilities',
  '/industries/government': 'Government & Legal',
  '/industries/real-estate': 'Real Estate',
}

/** "Pages by category", and the names under which the menus list the others. */
const services: Record<string, string> = {
  'blockchain-strategy': 'Blockchain Strategy Consulting',
  tokenomics: 'Tokenomics Design & Consulting',
  'tokenomics-design': 'Tokenomics Design',
  'web3-masterclass': 'Web3 Business Masterclass',
  'technical-workshops': 'Technical Blockchain Workshops',
  'regulatory-compliance': 'Regulatory Compliance',
  'smart-contract-auditing': 'Smart Contract Auditing',
  'blockchain-feasibility': 'Blockchain Feasibility Analysis',
  'token-utility-design': 'Token Utility Design',
  'rwa-ideation': 'RWA Business Model Ideation',
  'web3-project-review': 'Web3 Project Review',
  'whitepaper-creation': 'Whitepaper Creation',
  'executive-training': 'Executive Training',
  'blockchain-bootcamp': 'In-House Blockchain Bootcamp',
  'smart-contract-development': 'Smart Contract Development',
  'crypto-exchange-whitelabel': 'Crypto Exchange Whitelabel',
  'crypto-payment-solutions': 'Crypto Payment Solutions',
  'nft-solutions': 'NFT Solutions',
  'defi-development': 'DeFi Development',
  tokenization: 'Tokenization',
  'custom-chain-development': 'Custom Chain Development',
  'dapp-development': 'DApp Development',
  'kyt-monitoring-solution': 'Crypto Transaction Monitoring (KYT)',
  'digital-transformation': 'Digital Transformation',
  'erp-integration': 'ERP Integration',
  'web2-web3-migration': 'Web2 to Web3 Migration',
  'legacy-integration': 'Legacy System Integration',
  'security-audit': 'Security Audit',
  'qa-testing': 'QA & Testing',
  'ui-ux-design': 'UI/UX Design',
  'web-development': 'Web Application Development',
  'mobile-development': 'Mobile App Development',
  'api-development': 'API Development',
  'ai-web3': 'AI & Web3 Integration',
  'mvp-development': 'MVP Development',
  'devops-infrastructure': 'DevOps & Infrastructure',
  'database-design': 'Database Design',
  'third-party-integrations': 'Third-Party Integrations',
}

const files = (collection: string) =>
  readdirSync(`content/${collection}`)
    .filter((file) => file.endsWith('.mdx') && isOriginal(file))
    .map((file) => file.replace('.mdx', ''))

test('the specification lists 38 services', () => {
  expect(Object.keys(services)).toHaveLength(38)
})

const addresses: Record<string, [path: string, title: string][]> = {
  'of the specification': Object.entries(pages),
  'of a service': Object.entries(services).map(([slug, name]) => [`/services/${slug}`, name]),
}

for (const [kind, listed] of Object.entries(addresses))
  test(`every address ${kind} is a page of its own`, async ({ page }) => {
    for (const [path, title] of listed) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(200)
      await expect(page).toHaveTitle(`${title} | ${brand}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        path === '/' ? siteUrl : siteUrl + path,
      )
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^.{70,200}$/)
    }
  })

test('every solution and every article is a page of its own', async ({ page }) => {
  const slugs = [
    ...files('solutions').map((slug) => `/solutions/${slug}`),
    ...files('articles').map((slug) => `/blog/${slug}`),
  ]
  for (const path of slugs) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
})

for (const path of [
  '/comingsoon',
  '/services/dao-development',
  '/services/real-world-assets',
  '/services/wallet-sdk',
])
  test(`${path} says that it is coming`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coming Soon!')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })

test('a former address leads to the page that took its place', async ({ page }) => {
  await page.goto('/services/smart-contract/bsc')
  await expect(page).toHaveURL('/services/smart-contract-development')
})

test('an address without a page says so', async ({ page }) => {
  const response = await page.goto('/no/such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('main')).toContainText('Oops! Page not found')
})

test('every page has a title and a description of its own', async ({ request }) => {
  const seen = new Map<string, string>()
  for (const path of [
    ...Object.keys(pages),
    ...Object.keys(services).map((slug) => `/services/${slug}`),
    ...files('solutions').map((slug) => `/solutions/${slug}`),
    ...files('articles').map((slug) => `/blog/${slug}`),
  ]) {
    const html = await (await request.get(path)).text()
    for (const pattern of [/<title[^>]*>([^<]+)/, /<meta[^>]*name="description"[^>]*>/]) {
      const words = pattern.exec(html)?.[0] ?? ''
      expect(words, path).not.toBe('')
      expect(seen.get(words), path).toBeUndefined()
      seen.set(words, path)
    }
  }
})
