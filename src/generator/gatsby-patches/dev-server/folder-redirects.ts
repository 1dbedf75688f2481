/**
 * Without this patch, a page that was deleted and restored redirects endlessly: while it is missing, Gatsby redirects
 * to its folder of an earlier build, and browsers cache the redirect.
 * It needs `developStatic` of `gatsby/dist/commands/develop-static` (5.16.1), which passes its options to Express.
 */

/** Call this before the server starts. */
export function disableFolderRedirects(): void {
  /** Returns an Express handler for a folder's files. */
  const module: { developStatic(folder: string, options: object): unknown } =
    require('gatsby/dist/commands/develop-static')
  const { developStatic } = module
  module.developStatic = (folder, options) => developStatic(folder, { ...options, redirect: false })
}
