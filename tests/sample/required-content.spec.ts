/**
 * Names and texts that the sample must keep while their entry exists.
 * `addresses.txt` protects the URLs.
 */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { readSettings } from '../../src/generator/nodes/settings'
import { builtPaths } from '../support/built-pages'
import { languageOf } from '../support/languages'

const { brand, language, sampleNotice = '' } = readSettings('.')

/** Slugs of pages by parent path. */
const addresses: Readonly<Record<string, string>> = {
  '': 'offerings industries portfolio blog about contact privacy-policy comingsoon services solutions',
  industries: 'fintech public-sector supply-chain healthcare energy government real-estate',
  services: `blockchain-strategy tokenomics tokenomics-design web3-masterclass technical-workshops regulatory-compliance
    smart-contract-auditing blockchain-feasibility token-utility-design rwa-ideation web3-project-review
    whitepaper-creation executive-training blockchain-bootcamp
    smart-contract-development crypto-exchange-whitelabel crypto-payment-solutions nft-solutions defi-development
    tokenization custom-chain-development dapp-development kyt-monitoring-solution
    digital-transformation erp-integration web2-web3-migration legacy-integration security-audit qa-testing ui-ux-design
    web-development mobile-development api-development ai-web3 mvp-development devops-infrastructure database-design
    third-party-integrations
    dao-development real-world-assets wallet-sdk`,
}

/** Pages show these names in titles and list headings. */
const names: Readonly<Record<string, string>> = {
  'industries/fintech': 'FinTech & DeFi',
  'industries/public-sector': 'Public Sector',
  'industries/supply-chain': 'Supply Chain',
  'industries/healthcare': 'Healthcare',
  'industries/energy': 'Energy & Utilities',
  'industries/government': 'Government & Legal',
  'industries/real-estate': 'Real Estate',
  'services/blockchain-strategy': 'Blockchain Strategy Consulting',
  'services/blockchain-feasibility': 'Blockchain Feasibility Analysis',
  'services/regulatory-compliance': 'Regulatory Compliance',
  'services/smart-contract-auditing': 'Smart Contract Auditing',
  'services/token-utility-design': 'Token Utility Design',
  'services/tokenomics-design': 'Tokenomics Design',
  'services/rwa-ideation': 'RWA Business Model Ideation',
  'services/whitepaper-creation': 'Whitepaper Creation',
  'services/web3-project-review': 'Web3 Project Review',
  'services/tokenomics': 'Tokenomics Design & Consulting',
  'services/defi-development': 'DeFi Development',
  'services/kyt-monitoring-solution': 'Crypto Transaction Monitoring (KYT)',
  'services/smart-contract-development': 'Smart Contract Development',
  'services/dapp-development': 'DApp Development',
  'services/custom-chain-development': 'Custom Chain Development',
  'services/web3-masterclass': 'Web3 Business Masterclass',
  'services/technical-workshops': 'Technical Blockchain Workshops',
  'services/blockchain-bootcamp': 'In-House Blockchain Bootcamp',
  'services/executive-training': 'Executive Training',
  'services/web2-web3-migration': 'Web2 to Web3 Migration',
  'services/crypto-payment-solutions': 'Crypto Payment Solutions',
  'services/digital-transformation': 'Digital Transformation',
  'services/web-development': 'Web Application Development',
  'services/api-development': 'API Development',
  'services/tokenization': 'Tokenization',
  'services/nft-solutions': 'NFT Solutions',
  'services/crypto-exchange-whitelabel': 'Crypto Exchange Whitelabel',
  'services/legacy-integration': 'Legacy System Integration',
  'services/erp-integration': 'ERP Integration',
  'solutions/bloomberg-technoz-studios': 'Bloomberg Technoz Studios',
  'solutions/debio-network': 'DeBio Network',
  'solutions/myriad-social': 'Myriad Social',
  'solutions/realitychain': 'RealityChain',
  'solutions/real-estate-token': 'Real Estate Token',
  'solutions/nft-invoice': 'NFT Invoice',
  'solutions/music-royalty-tracker': 'Music Royalty Tracker',
  'solutions/modular-enterprise-blockchain-network': 'Modular Enterprise Blockchain Network',
}

/** Labels and values. */
const figures: Readonly<Record<string, string>> = {
  'industries/fintech': 'DeFi market: $180B, growth: 25%',
  'industries/public-sector': 'fraud reduction: 90%, cost savings: 50%',
  'industries/supply-chain': 'traceability: 95%, efficiency: 40%',
  'industries/healthcare': 'data security: 80%, cost reduction: 60%',
  'industries/energy': 'energy savings: 35%, market size: $2.4T',
  'industries/government': 'transparency: 99%, process speed: 70%',
  'industries/real-estate': 'global market: $3.7T, liquidity boost: 45%',
  'services/web2-web3-migration':
    'platforms: 50+, uptime: 100%, time-to-market: 3x, sync accuracy: 99.9%',
  'services/crypto-payment-solutions': 'projects: 20+, wallet providers: 15+, SLA: 99.99%',
  'services/digital-transformation': 'clients: 30+, downtime reduced: 80%, faster rollouts: 2x',
  'services/web-development': 'projects: 40+, cloud-ready: 100%, speed: 3x',
  'services/api-development': 'uptime: 99.99%, average response: 50ms, endpoints: 150+',
  'services/tokenization': 'value: $100M+, jurisdictions: 7, projects: 12+',
  'services/nft-solutions': 'projects: 30+, minted: 5M+, use cases: 20+',
  'services/crypto-exchange-whitelabel': 'exchanges: 10+, users: 1M+, volume: 1T+ Rp',
  'services/legacy-integration': 'systems: 25+, faster reporting: 3X, uptime: 100%',
  'services/erp-integration':
    'clients: 15+, contract calls synced: 10K+, faster reconciliation: 5X',
}

const words: Readonly<Record<string, readonly RegExp[]>> = {
  index: [/2017/],
  comingsoon: [/Coming Soon!/, /We're cooking something delicious for you\./, /Return to Home/],
  '404': [/404/, /Oops! Page not found/, /Return to Home/],
  contact: [/Select a range \$10k – \$50k \$50k – \$150k \$150k\+/, /1–2 business days/],
  'privacy-policy': [/About \/ Vision/, /17 November 2024/, /aged 18 or over/],
  'services/blockchain-strategy': [/4-phase process/i],
  'services/smart-contract-auditing': [/1[-–]2 weeks/],
  'services/kyt-monitoring-solution': [/2 weeks or less/],
  'services/custom-chain-development': [/under 8 weeks/],
  'services/executive-training': [/1[-–]5 days/],
  'solutions/bloomberg-technoz-studios': [/Recording Now/],
  'solutions/debio-network': [/Live/],
  'solutions/myriad-social': [/Live/],
  'solutions/realitychain': [/Live/],
  'solutions/real-estate-token': [/Under development/],
  'solutions/nft-invoice': [/Under development/],
  'solutions/music-royalty-tracker': [/Under development/],
  'solutions/modular-enterprise-blockchain-network': [/Under development/],
}

/** These messages appear only after an action. */
const interfaceWords = [
  'Message sent successfully!',
  "We'll get back to you within {time}.",
  'Failed to send message',
  'Sending…',
]

const built = <T>(table: Readonly<Record<string, T>>) =>
  Object.entries(table).filter(([page]) => existsSync(`dist/${page}.html`))

const read = (page: string) => readFileSync(`dist/${page}.html`, 'utf8')

const textOf = (html: string) =>
  html
    .replace(/<!--.*?-->|<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

const mainOf = (page: string) => {
  const html = read(page)
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

test('the site has every required address', () => {
  const listed = readFileSync('addresses.txt', 'utf8').split('\n')
  for (const [above, slugs] of Object.entries(addresses))
    for (const slug of slugs.split(/\s+/))
      expect.soft(listed).toContain(above ? `/${above}/${slug}` : `/${slug}`)
  expect(readFileSync('dist/_redirects', 'utf8')).toMatch(
    /^\/services\/smart-contract\/bsc \/services\//m,
  )
})

test('every page shows the sample notice in its footer', () => {
  for (const path of builtPaths().filter((one) => languageOf(one) === language)) {
    const html = read(path === '/' ? 'index' : path)
    expect.soft(textOf(html.slice(html.lastIndexOf('<footer'))), path).toContain(sampleNotice)
  }
})

test('every page has its required name', () => {
  for (const [page, name] of built(names)) {
    const [title = ''] = /<title[^>]*>.*?<\/title>/s.exec(read(page)) ?? []
    expect.soft(textOf(title).trim()).toBe(`${name} | ${brand}`)
  }
})

test('every page has its required figures', () => {
  for (const [page, wanted] of built(figures)) {
    const found = [...mainOf(page).matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(
      ([, label = '', value = '']) => `${textOf(value).trim()} ${textOf(label).trim()}`,
    )
    for (const one of wanted.split(', ')) {
      const [label = '', value] = one.split(': ')
      const isThere = found.some((text) => text.startsWith(`${value} `) && text.includes(label))
      expect.soft(isThere, `${one} on ${page}`).toBe(true)
    }
  }
})

test('every page has its required words', () => {
  for (const [page, wanted] of built(words))
    for (const one of wanted) expect.soft(textOf(mainOf(page)), page).toMatch(one)
  const all = readFileSync('content/interface.yaml', 'utf8')
  for (const one of interfaceWords) expect.soft(all).toContain(one)
})
