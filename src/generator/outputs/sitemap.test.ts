import type { Node } from 'gatsby'
import { SiteAddress } from '../../language/site-address'
import { entry, nodesOf } from '../nodes/node-fixture'
import { sitemap } from './sitemap'

const article = (slug: string, fields: object = {}) =>
  entry('Article', slug, { path: `/blog/${slug}`, category: 'strategy', ...fields })

/** Returns `lastmod` by path. */
function daysOf(entries: readonly Node[], changes: Record<string, string>) {
  const days = new Map(Object.entries(changes))
  const text = sitemap(nodesOf(entries), new SiteAddress('https://site.example', ''), days)
  const urls = text.matchAll(
    /<loc>https:\/\/site\.example(.*)<\/loc>(?:<lastmod>(.*)<\/lastmod>)?/g,
  )
  return Object.fromEntries([...urls].map(([, path, day]) => [path, day]))
}

test('dates a page by its file and an index page by its entries', () => {
  const site = [
    entry('Settings', 'settings', {
      languages: ['en-GB'],
      translation: '',
      blogCategories: ['strategy', 'regulation', 'operations'].map((category) => ({ category })),
    }),
    entry('FixedPage', 'blog'),
    entry('FixedPage', 'about'),
    entry('Person', 'rina', { path: '' }),
    article('first'),
    article('second', { category: 'operations' }),
    article('hidden', { listed: false }),
  ]
  const changes = {
    'content/pages/blog.mdx': '2026-01-01',
    'content/pages/about.mdx': '2026-01-02',
    'content/team/rina.mdx': '2026-01-03',
    'content/articles/first.mdx': '2026-02-01',
    'content/articles/second.mdx': '2026-03-01',
    'content/articles/hidden.mdx': '2026-04-01',
    // A draft is not on the site.
    'content/articles/draft.mdx': '2026-05-01',
  }
  expect(daysOf(site, changes)).toEqual({
    '/about': '2026-01-03',
    '/blog': '2026-03-01',
    '/blog/category/strategy': '2026-02-01',
    '/blog/category/operations': '2026-03-01',
    '/blog/first': '2026-02-01',
    '/blog/second': '2026-03-01',
  })
})

test('dates a scheduled page by its publication if its file is older', () => {
  const site = [entry('FixedPage', 'blog'), article('due', { publishAt: '2026-06-01' })]
  const changes = {
    'content/pages/blog.mdx': '2026-01-01',
    'content/articles/due.mdx': '2026-02-01',
  }
  expect(daysOf(site, changes)).toMatchObject({ '/blog': '2026-06-01', '/blog/due': '2026-06-01' })
  const later = { ...changes, 'content/articles/due.mdx': '2026-07-01' }
  expect(daysOf(site, later)).toMatchObject({ '/blog/due': '2026-07-01' })
  // An unknown date is omitted.
  const changing = daysOf([...site, article('changing')], changes)
  expect(changing).toMatchObject({ '/blog': undefined, '/blog/due': '2026-06-01' })
})
