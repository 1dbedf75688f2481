/** Searches the published index without a browser. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { find, readIndex, type SearchIndex } from '../../src/search/find'
import { entries } from '../support/content'
import { company } from '../support/servers/company'

let index: SearchIndex
test.beforeAll(async () => {
  index = await readIndex(readFileSync(join(company.dist, 'search.json'), 'utf8'))
})

const firstPath = (query: string) => find(index, query)[0]?.path

test('a page is found by its name, a part of it, a misspelling, two words, its text and a keyword', () => {
  for (const [query, path] of [
    ['stock ledger', '/services/stock-ledger'],
    ['stok ledgr', '/services/stock-ledger'],
    ['ware housing', '/industries/warehousing'],
    ['harbour surv', '/services/harbour-survey'],
    ['ledger stock zzyzx', '/services/stock-ledger'],
    ['tokenisation', '/services/cargo-tokens'],
    ['vendor risk insurers', '/vendor-risk/insurers'],
    ['lamp certificate', '/vendor-risk/insurers'],
    ['count sheet', '/deliverables'],
    ['Sari Wibowo', '/about'],
    ['GDPR', '/privacy-policy'],
    ['trial week', '/offerings'],
  ] as const)
    expect.soft(firstPath(query), query).toBe(path)
})

test('every service is the first result for its name, and its PDF is found', () => {
  for (const { slug, title, status } of entries('services')) {
    const found = find(index, title)
    expect(found[0]?.path, title).toBe(`/services/${slug}`)
    const pdfs = found.filter(({ kind }) => kind === 'PDF').map(({ path }) => path)
    if (status === 'live') expect(pdfs, title).toContain(`/documents/${slug}.pdf`)
  }
})

test('a coming-soon service is marked as such, and ranks last except for its own name', () => {
  expect(find(index, 'night ledger')[0]).toMatchObject({ kind: 'Coming soon' })
  const paths = find(index, 'ledger').map(({ path }) => path)
  expect(paths.indexOf('/services/night-ledger')).toBeGreaterThan(
    paths.indexOf('/services/stock-ledger'),
  )
})

test('British and American spellings find the same pages in the same order', () => {
  for (const [british, american] of [
    ['tokenisation', 'tokenization'],
    ['harbour', 'harbor'],
    ['licence', 'license'],
  ] as const)
    expect(find(index, british)).toEqual(find(index, american))
})

test('one letter finds pages with a word that starts with it, even if it is a stop word', () => {
  expect(find(index, 'S')[0]?.title).toMatch(/\bs/i)
  expect(find(index, 'a')).not.toEqual([])
})

test('a short word does not match similar words, and unknown words find no results', () => {
  for (const query of ['lomp', 'tode', 'zzyzx', '', 'the of'])
    expect(find(index, query), query).toEqual([])
})
