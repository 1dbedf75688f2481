/** One page of a breadcrumb trail. */
export interface Crumb {
  path: string
  title: string
}

/**
 * Returns the breadcrumb trail of a page from the home page on. JSON-LD and page share it.
 * @param home what the home page is called
 * @param overviews pages that list others, each the parent of those whose addresses begin with its path
 * @param trail its end: the page itself, after those between its overview and it, such as the category of an article
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
