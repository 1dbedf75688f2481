/** One page of a breadcrumb trail. */
export interface Crumb {
  path: string
  title: string
}

const home: Crumb = { path: '/', title: 'Home' }

/** Index pages, each the parent of the pages whose addresses begin with its path. */
const overviews: readonly Crumb[] = [
  { path: '/services', title: 'Services' },
  { path: '/solutions', title: 'Solutions' },
  { path: '/industries', title: 'Industries' },
  { path: '/blog', title: 'Blog' },
]

/**
 * Returns the breadcrumb trail of a page, from the home page to the page itself. JSON-LD and page share it.
 * @param between pages between its overview and itself, such as the category of an article
 */
export function trailOf({ path, title }: Crumb, between: readonly Crumb[] = []): Crumb[] {
  const ancestors = overviews.filter((overview) => path.startsWith(`${overview.path}/`))
  return [home, ...ancestors, ...between, { path, title }]
}
