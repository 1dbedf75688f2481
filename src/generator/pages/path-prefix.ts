import { exitWith } from '../machine-errors'

/** Ends the build if the path prefix would make pages empty. */
export function requirePathPrefix(pathPrefix: string, pages: Iterable<string>): void {
  const problem = explainPathPrefix(pathPrefix, pages)
  if (problem) exitWith(problem)
}

/**
 * Returns an error message if the path prefix conflicts with a page: Gatsby would mistake the page's URL for the
 * prefix.
 * @param pathPrefix folder on the host, such as `/portfolio`; empty at the root
 * @param pages URLs relative to the site's root
 */
export function explainPathPrefix(pathPrefix: string, pages: Iterable<string>): string | undefined {
  if (!pathPrefix) return undefined
  const taken = [...pages].find((page) => `${page}/`.startsWith(`${pathPrefix}/`))
  return taken === undefined
    ? undefined
    : `PATH_PREFIX=${pathPrefix} conflicts with the page ${taken}, which would be empty. Use another folder, for example PATH_PREFIX=/site`
}
