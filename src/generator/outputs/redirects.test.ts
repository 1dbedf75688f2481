import type { Node } from 'gatsby'
import { entry, nodesOf } from '../nodes/node-fixture'
import { redirectsOf } from './redirects'

const redirects = (...entries: Node[]): string[] =>
  [...redirectsOf(nodesOf(entries), []).permanent].map(([from, to]) => `${from} ${to}`)

test('redirects the former page and PDF of a renamed entry', () => {
  const formerSlugs = ['old']
  expect(
    redirects(
      entry('Service', 'seals', { path: '/services/seals', formerSlugs }),
      entry('Case', 'lamps', { path: '/portfolio/lamps', formerSlugs }),
      entry('VendorFile', 'banks', { path: '/vendor-risk/banks', formerSlugs }),
      entry('Article', 'tides', { path: '/blog/tides', formerSlugs }),
    ),
  ).toEqual([
    '/blog/old /blog/tides',
    '/documents/cases/old.pdf /documents/cases/lamps.pdf',
    '/documents/old.pdf /documents/seals.pdf',
    '/documents/vendor-risk/old.pdf /documents/vendor-risk/banks.pdf',
    '/portfolio/old /portfolio/lamps',
    '/services/old /services/seals',
    '/vendor-risk/old /vendor-risk/banks',
  ])
})

test('redirects the filter of cases by a renamed industry in every language', () => {
  const bank = { path: '/industries/bank', formerSlugs: ['old'] }
  const shop = { path: '/industries/shop', formerSlugs: ['kiosk'] }
  expect(
    redirects(
      entry('Industry', 'bank', bank),
      entry('Industry', 'bank', {
        ...bank,
        translation: 'id',
        translatedPath: '/id/industries/bank',
      }),
      entry('Industry', 'shop', shop),
      entry('Case', 'lamps', { path: '/portfolio/lamps', industries: ['industries/bank'] }),
    ).filter((line) => line.includes('portfolio')),
  ).toEqual([
    '/id/portfolio/industry/old /id/portfolio/industry/bank',
    '/portfolio/industry/old /portfolio/industry/bank',
  ])
})

test('redirects a translated PDF when its original is renamed', () => {
  const translated = { translation: 'id', translatedPath: '/id/services/segel' }
  expect(
    redirects(
      entry('Service', 'seals', { path: '/services/seals', formerSlugs: ['old'] }),
      entry('Service', 'seals', { ...translated, formerSlugs: ['cap'] }),
    ),
  ).toEqual([
    '/documents/old.pdf /documents/seals.pdf',
    '/id/documents/old.pdf /id/documents/seals.pdf',
    '/id/services/cap /id/services/segel',
    '/services/old /services/seals',
  ])
})

test('redirects the former PDF of a renamed deliverable in every language', () => {
  const deliverable = { path: '', formerSlugs: ['old'] }
  expect(
    redirects(
      entry('Deliverable', 'note', deliverable),
      entry('Deliverable', 'note', { ...deliverable, translation: 'id', translatedPath: '' }),
    ),
  ).toEqual([
    '/documents/samples/old.pdf /documents/samples/note.pdf',
    '/id/documents/samples/old.pdf /id/documents/samples/note.pdf',
  ])
})

test('redirects no PDF of a service that is coming soon or has an uploaded PDF', () => {
  const renamed = { path: '/services/seals', formerSlugs: ['old'] }
  const page = ['/services/old /services/seals']
  expect(redirects(entry('Service', 'seals', { ...renamed, status: 'coming-soon' }))).toEqual(page)
  const portfolio = { pdf: '/documents/old.pdf' }
  expect(redirects(entry('Service', 'seals', { ...renamed, portfolio }))).toEqual(page)
})

test('redirects addresses that never belonged to an entry', () => {
  const { permanent } = redirectsOf(nodesOf([]), [['/prices.html', '/offerings']])
  expect([...permanent]).toEqual([['/prices.html', '/offerings']])
})
