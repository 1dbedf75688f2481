import { exitWith } from '../machine-errors'

export function requirePathPrefix(pathPrefix: string, pages: Iterable<string>): void {
  const problem = explainPathPrefix(pathPrefix, pages)
  if (problem) exitWith(problem)
}

/**
 * Returns an error message if Gatsby would mistake a page's URL for the prefix.
 * @param pathPrefix folder on the host, such as `/portfolio`, or empty
 */
export function explainPathPrefix(pathPrefix: string, pages: Iterable<string>): string | undefined {
  if (!pathPrefix) return undefined
  const taken = [...pages].find((page) => `${page}/`.startsWith(`${pathPrefix}/`))
  return taken === undefined
    ? undefined
    : `PATH_PREFIX=${pathPrefix} conflicts with the page ${taken}, which would be empty. Use another folder, for example PATH_PREFIX=/site`
}
