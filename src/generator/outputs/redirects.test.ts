import type { Node } from 'gatsby'
import { entry, nodesOf } from '../nodes/node-fixture'
import { redirectsOf } from './redirects'

/** Returns the redirects of a site with these entries, in a line each. */
const redirects = (...entries: Node[]): string[] =>
  [...redirectsOf(nodesOf(entries)).permanent].map(([from, to]) => `${from} ${to}`)

test('a renamed entry leads on from its former page and its former PDF', () => {
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

test('a PDF in a further language has moved with its original, whatever the address of its page', () => {
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

test('a renamed deliverable, which has no page, leads on from its former PDF in each language', () => {
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

test('a service that is announced, or has a PDF under static/, has no former one', () => {
  const renamed = { path: '/services/seals', formerSlugs: ['old'] }
  const page = ['/services/old /services/seals']
  expect(redirects(entry('Service', 'seals', { ...renamed, status: 'coming-soon' }))).toEqual(page)
  const portfolio = { pdf: '/documents/old.pdf' }
  expect(redirects(entry('Service', 'seals', { ...renamed, portfolio }))).toEqual(page)
})
