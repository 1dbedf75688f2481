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

/**
 * The way to a page from the home page on; the page itself comes last. Head and page show the same.
 * @param between pages between its overview and itself: the category of an article
 */
export function trailOf({ path, title }: Crumb, between: readonly Crumb[] = []): Crumb[] {
  const above = overviews.filter((overview) => path.startsWith(`${overview.path}/`))
  return [home, ...above, ...between, { path, title }]
}
