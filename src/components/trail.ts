import { type ArticleCategory, categoryPath } from '../collections/choices'

/** A page of a trail. */
export interface Crumb {
  path: string
  title: string
}

const home: Crumb = { path: '/', title: 'Home' }

/** Pages that stand above those of a collection, by the beginning of their addresses. */
const overviews: readonly Crumb[] = [
  { path: '/services', title: 'Services' },
  { path: '/solutions', title: 'Solutions' },
  { path: '/industries', title: 'Industries' },
  { path: '/blog', title: 'Blog' },
]

interface Placed {
  /** Address of the page. */
  path: string
  title: string
  /** Of an article. */
  category?: ArticleCategory
}

/** The way to a page from the home page on; the page itself comes last. Head and page show the same. */
export function trailOf({ path, title, category }: Placed): Crumb[] {
  return [
    home,
    ...overviews.filter((overview) => path.startsWith(`${overview.path}/`)),
    ...(category ? [{ path: categoryPath(category), title: category }] : []),
    { path, title },
  ]
}
