import { exitWith } from '../machine-errors'

/** Ends a build for a folder of the host in which pages would be empty. */
export function requirePathPrefix(pathPrefix: string, pages: Iterable<string>): void {
  const problem = explainPathPrefix(pathPrefix, pages)
  if (problem) exitWith(problem)
}

/**
 * Explains why the site cannot be in a folder of its host: Gatsby would take the address of a page for the folder, and show
 * another page or none.
 * @param pathPrefix the folder, such as `/portfolio`; empty at the host's root
 * @param pages addresses from the site's root
 * @returns undefined if it can
 */
export function explainPathPrefix(pathPrefix: string, pages: Iterable<string>): string | undefined {
  if (!pathPrefix) return undefined
  const taken = [...pages].find((page) => `${page}/`.startsWith(`${pathPrefix}/`))
  return taken === undefined
    ? undefined
    : `PATH_PREFIX=${pathPrefix} is also the beginning of the page ${taken}, and that page would be empty. Use another folder, for example PATH_PREFIX=/site`
}
