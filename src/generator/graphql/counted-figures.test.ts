import { collections } from '../../content-model/collections/registry'
import { pagesOf } from './counted-figures'

const entry = { slug: 'a', path: '/industries/a', body: '[]', name: 'Ports', order: 1 }
const method = 'By hand.'

test('lists figures with a counting method under their pages', () => {
  const stats = [
    { value: '9', label: 'cranes', method, asOf: '2025-06-30' },
    { value: '2', label: 'docks' },
  ]
  const first = { ...entry, slug: 'b', path: '/industries/b', name: 'Airports', order: 0, stats }
  const none = { ...entry, stats: [{ value: '2', label: 'docks' }] }
  expect(pagesOf(collections.industries, [none, first])).toEqual([
    {
      path: '/industries/b',
      title: 'Airports',
      collection: 'Industries',
      figures: [expect.objectContaining({ id: 'figure-b-cranes', shown: '9 cranes', method })],
    },
  ])
})

test('groups home page cards, and lists figures in a text under its page', () => {
  const cards = ['12 mainnets', '9 bridges'].map((title, order) => ({
    ...{ ...entry, path: '', slug: `card-${order}`, order, title, method },
  }))
  expect(pagesOf(collections['track-record'], cards)).toEqual([
    expect.objectContaining({
      path: '/',
      figures: [
        expect.objectContaining({ id: 'figure-card-0', shown: '12 mainnets' }),
        expect.objectContaining({ id: 'figure-card-1', shown: '9 bridges' }),
      ],
    }),
  ])
  const items = [{ value: '3', label: 'nodes', method }]
  const body = JSON.stringify(['One.', ['section', null, ['Statistics', { items }]]])
  const article = { ...entry, path: '/blog/a', title: 'Ledgers', body }
  expect(pagesOf(collections.articles, [article])[0]?.figures).toEqual([
    expect.objectContaining({ id: 'figure-a-nodes', shown: '3 nodes', method }),
  ])
})

test('omits services that are coming soon', () => {
  const stats = { title: 'Figures', items: [{ value: '9', label: 'cranes', method }] }
  const service = { ...entry, title: 'Ports', stats }
  expect(pagesOf(collections.services, [{ ...service, status: 'live' }])).toHaveLength(1)
  expect(pagesOf(collections.services, [{ ...service, status: 'coming-soon' }])).toEqual([])
})

test('lists the measurements of cases', () => {
  const measure = { what: 'Agreeing a bill', before: '9 days', after: '2 days' }
  const measures = [{ ...measure, method, asOf: '2025-06-30' }]
  const sample = { ...entry, path: '/portfolio/a', title: 'One bill', measures }
  expect(pagesOf(collections.cases, [sample])).toEqual([
    expect.objectContaining({
      title: 'One bill',
      collection: 'Portfolio',
      figures: [expect.objectContaining({ shown: 'Agreeing a bill: 9 days → 2 days', method })],
    }),
  ])
})
