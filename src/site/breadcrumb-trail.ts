/** One page of a breadcrumb trail. */
export interface Crumb {
  path: string
  title: string
}

/**
 * Returns the end of a page's breadcrumb trail, up to the page itself; `wholeTrail` adds its beginning.
 * @param between pages between its overview and itself, such as the category of an article
 */
export function trailOf({ path, title }: Crumb, between: readonly Crumb[] = []): Crumb[] {
  return [...between, { path, title }]
}

/**
 * Returns the breadcrumb trail of a page from the home page on. JSON-LD and page share it.
 * @param home what the home page is called
 * @param overviews pages that list others, each the parent of those whose addresses begin with its path
 */
export function wholeTrail(
  home: string,
  overviews: readonly Crumb[],
  trail: readonly Crumb[],
): Crumb[] {
  const path = trail.at(-1)?.path ?? '/'
  const ancestors = overviews.filter((overview) => path.startsWith(`${overview.path}/`))
  return [{ path: '/', title: home }, ...ancestors, ...trail]
}
