import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { find, readIndex, type SearchIndex } from '../../src/search/find'
import { entries } from '../support/content'

/** Queries, each with the address that the search of the built site must list first. */
const firstResults: [query: string, path: string][] = [
  ['tokenization', '/services/tokenization'],
  ['tokenisation', '/services/tokenization'],
  ['tokenise', '/services/tokenization'],
  ['tokenizaton', '/services/tokenization'],
  ['Tokennisation', '/services/tokenization'],
  ['tokenomics consulting', '/services/tokenomics'],
  ['erp', '/services/erp-integration'],
  ['erp integraton', '/services/erp-integration'],
  ['erp portfolio pdf', '/documents/erp-integration.pdf'],
  ['connect ledger to erp', '/blog/connecting-a-ledger-to-your-erp'],
  ['smart contract audit', '/services/smart-contract-auditing'],
  ['smart contract', '/services/smart-contract-development'],
  ['legasy integration', '/services/legacy-integration'],
  ['databse', '/services/database-design'],
  ['white label', '/services/crypto-exchange-whitelabel'],
  ['kyt', '/services/kyt-monitoring-solution'],
  ['blokchain strategy', '/services/blockchain-strategy'],
  ['do i need a blockchain', '/blog/do-you-need-a-blockchain'],
  ['nodes', '/blog/running-nodes-that-stay-up'],
  ['digital asset rules', '/blog/digital-asset-rules-after-2025'],
  ['helthcare', '/industries/healthcare'],
  ['supply chain', '/industries/supply-chain'],
  ['real estate', '/industries/real-estate'],
  ['fintech', '/industries/fintech'],
  ['nft invoice', '/solutions/nft-invoice'],
  ['music royalties', '/solutions/music-royalty-tracker'],
  ['genetic data', '/solutions/debio-network'],
  ['DeBio', '/solutions/debio-network'],
  ['Rina Hartono', '/about'],
  ['discovery sprint', '/offerings'],
  ['privacy', '/privacy-policy'],
  ['mobile a', '/services/mobile-development'],
  ['wallet', '/services/crypto-payment-solutions'],
  ['whitep', '/services/whitepaper-creation'],
  ['strategies', '/services/blockchain-strategy'],
  ['blockchain strategy zzyzx', '/services/blockchain-strategy'],
]

/** Queries in Indonesian, each with the address that the search of those pages must list first. */
const firstIndonesian: [query: string, path: string][] = [
  ['tokenisasi', '/id/services/tokenization'],
  ['tokenisasi aset', '/id/services/tokenization'],
  ['kontrak pintar', '/id/services/smart-contract-auditing'],
  ['audit kontrak pintar', '/id/services/smart-contract-auditing'],
  ['kepatuhan', '/id/services/regulatory-compliance'],
  ['izin OJK kripto', '/id/services/regulatory-compliance'],
  ['pentest', '/id/services/security-audit'],
  ['audit keamanan', '/id/services/security-audit'],
  ['integrasi erp', '/id/services/erp-integration'],
  ['integrsi erp', '/id/services/erp-integration'],
  ['studi kelayakan blockchain', '/id/services/blockchain-feasibility'],
  ['pelatihan untuk direksi', '/id/services/executive-training'],
  ['aplikasi seluler', '/id/services/mobile-development'],
  ['rumah sakit', '/id/industries/healthcare'],
  ['rantai pasok', '/id/industries/supply-chain'],
  ['royalti musik', '/id/solutions/music-royalty-tracker'],
  ['risiko vendor bank', '/id/vendor-risk/banks'],
  ['lowongan', '/id/about'],
  ['alamat', '/id/contact'],
  ['kebijakan privasi', '/id/privacy-policy'],
  ['aturan aset digital', '/id/blog/digital-asset-rules-after-2025'],
]

let index: SearchIndex
let indonesian: SearchIndex
test.beforeAll(async () => {
  index = await readIndex(readFileSync('dist/search.json', 'utf8'))
  indonesian = await readIndex(readFileSync('dist/id/search.json', 'utf8'))
})

for (const [query, path] of firstResults)
  test(`“${query}” finds ${path} first`, () => {
    expect(find(index, query)[0]?.path).toBe(path)
  })

for (const [query, path] of firstIndonesian)
  test(`“${query}” finds ${path} first, and pages in Indonesian alone`, () => {
    const found = find(indonesian, query)
    expect(found[0]?.path).toBe(path)
    expect(found.filter((one) => !one.path.startsWith('/id'))).toEqual([])
  })

/** Queries of visitors, each with what must be among the first three results. */
const searches: Record<string, string | string[]> = parse(
  readFileSync('tests/site/searches.yaml', 'utf8'),
)

test('the list of searches has many', () => {
  expect(Object.keys(searches).length).toBeGreaterThan(120)
})

test('a service that is not out yet comes last and says so, but for its own name', () => {
  const announced = entries('services', '.').filter(({ status }) => status === 'coming-soon')
  expect(announced.length).toBeGreaterThan(0)
  const paths = announced.map(({ slug }) => `/services/${slug}`)
  const leadingQueries = Object.keys(searches).filter((query) =>
    find(index, query)
      .slice(0, 3)
      .some(({ path }) => paths.includes(path)),
  )
  expect(leadingQueries).toEqual([])
  for (const { title } of announced)
    expect(find(index, title)[0], title).toMatchObject({ title, kind: 'Coming soon' })
})

test('a short word is not taken for another one', () => {
  for (const word of ['icp', 'gama', 'dapo'])
    expect(
      find(index, word).filter(({ title }) => !title.toLowerCase().includes(word)),
      word,
    ).toEqual([])
})

test('both spellings find the same pages in the same order', () => {
  for (const [british, american] of [
    ['tokenisation', 'tokenization'],
    ['digitalise', 'digitalize'],
    ['programme', 'program'],
    ['licence', 'license'],
  ] as const)
    expect(find(index, british)).toEqual(find(index, american))
})

test('words that nobody wrote find nothing', () => {
  expect(find(index, 'zzyzx')).toEqual([])
  expect(find(index, '')).toEqual([])
  expect(find(index, 'the of')).toEqual([])
})
