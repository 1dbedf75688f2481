import { expect, test } from '@playwright/test'
import { builtPaths, readPage } from '../support/built-pages'
import { entries } from '../support/content'
import { furtherFolders } from '../support/languages'

/** Collections whose pages end with a call to action. */
const pageTypes = {
  services: { address: '/services', offer: 'final' },
  cases: { address: '/portfolio', offer: 'cases' },
  articles: { address: '/blog', offer: 'articles' },
  'vendor-risk': { address: '/vendor-risk', offer: 'vendor-risk' },
  comparisons: { address: '/services/compare', offer: 'comparisons' },
} as const

const built = new Set(builtPaths())

/** Returns the query of the final link in each language. */
function lastQueries(address: string): string[] {
  return ['', ...furtherFolders]
    .map((folder) => folder + address)
    .filter((path) => built.has(path))
    .map((path) => {
      const last = readPage(path).mainLinks.at(-1) ?? 'no link'
      return last.split('/contact?')[1] ?? `${path} ends with ${last}`
    })
}

for (const [collection, { address, offer }] of Object.entries(pageTypes))
  test(`every page of ${collection} ends with a link to the form with its subject`, () => {
    for (const entry of entries(collection as keyof typeof pageTypes, '.')) {
      const isLive = !('status' in entry) || entry.status === 'live'
      if (!isLive || (entry.finalCta && entry.finalCta.button.link !== '/contact')) continue
      const expected = String(new URLSearchParams({ service: entry.slug, offer }))
      for (const query of lastQueries(`${address}/${entry.slug}`)) expect.soft(query).toBe(expected)
    }
  })

test('the deliverables page ends with a link to the form with its subject', () => {
  const page = entries('pages', '.').find(({ slug }) => slug === 'deliverables')
  const request = page?.sections.find(({ key }) => key === 'request')
  test.skip(request?.button !== undefined && request.button.link !== '/contact')
  for (const query of lastQueries('/deliverables')) expect(query).toBe('offer=deliverables')
})
