import { nodesByLanguage } from '../nodes/languages'
import { entry, nodesOf } from '../nodes/node-fixture'
import { blogPages, removedBlogPages } from './blog-pages'

const article = (slug: string, category: string, fields = {}) =>
  entry('Article', slug, { category, published: '2026-01-01', ...fields })

const settings = entry('Settings', 'settings', {
  languages: ['en-GB', 'id'],
  articlesPerPage: 2,
  blogCategories: [
    { category: 'tides', name: 'Tides' },
    { category: 'lamps', name: 'Lamps' },
  ],
})
const inIndonesian = { translation: 'id' }
const nodes = nodesOf([
  settings,
  entry('Settings', 'settings', { ...settings, ...inIndonesian }),
  entry('FixedPage', 'blog', { path: '/blog', title: 'Notes' }),
  entry('FixedPage', 'blog', { path: '/blog', title: 'Catatan', ...inIndonesian }),
  ...['a', 'b', 'c', 'd'].map((slug) => article(slug, 'tides')),
  article('e', 'lamps'),
  article('hidden', 'lamps', { listed: false }),
  article('a', 'tides', inIndonesian),
])

const pagesIn = (tag: string) =>
  nodesByLanguage(nodes)
    .filter(({ language }) => language.tag === tag)
    .flatMap(blogPages)

test('splits each list of articles into pages', () => {
  expect(pagesIn('en-GB').map(({ original, context }) => [original, context])).toEqual([
    ['/blog/page/2', { page: 2 }],
    ['/blog/page/3', { page: 3 }],
    ['/blog/category/tides', { category: 'tides' }],
    ['/blog/category/tides/page/2', { category: 'tides', page: 2 }],
    ['/blog/category/lamps', { category: 'lamps' }],
  ])
})

test('includes the page number and the number of pages in the title of a later page', () => {
  expect(pagesIn('en-GB')[1]).toMatchObject({
    title: 'Notes: Page 3 of 3',
    description: 'Notes, page 3 of 3: all articles by date, the newest first.',
    indexed: true,
    listPage: 3,
  })
})

test('includes untranslated originals in a translated blog', () => {
  expect(pagesIn('id').map(({ original }) => original)).toEqual([
    '/blog/page/2',
    '/blog/page/3',
    '/blog/category/tides',
    '/blog/category/tides/page/2',
  ])
})

test('redirects removed pages of a list to its last page', () => {
  const redirects = new Map(removedBlogPages(nodes))
  expect(redirects.get('/blog/page/3')).toBeUndefined()
  expect(redirects.get('/blog/page/4')).toBe('/blog/page/3')
  expect(redirects.get('/blog/category/lamps/page/2')).toBe('/blog/category/lamps')
  expect(redirects.get('/id/blog/page/4')).toBe('/id/blog/page/3')
})
