/**
 * Without this patch, a page that was deleted and restored redirects endlessly: while it is missing, Gatsby redirects
 * to its folder of an earlier build, and browsers cache the redirect.
 * It needs `developStatic` of `gatsby/dist/commands/develop-static` (5.16.1), which passes its options to Express.
 */

/** Call this before the server starts. */
export function disableFolderRedirects(): void {
  const module: typeof import('gatsby/dist/commands/develop-static') =
    require('gatsby/dist/commands/develop-static')
  const { developStatic } = module
  module.developStatic = (folder, options) => developStatic(folder, { ...options, redirect: false })
}
