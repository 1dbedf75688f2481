/**
 * Without this patch, a page that was deleted and restored redirects endlessly. A build leaves a folder for each
 * page. While the page is missing, Gatsby redirects to that folder, and browsers cache the redirect.
 * It needs `developStatic` of `gatsby/dist/commands/develop-static` (Gatsby 5.16.1), which passes its options to
 * Express.
 */

/** Turns off the redirects. Call it before the server starts. */
export function disableFolderRedirects(): void {
  const module: typeof import('gatsby/dist/commands/develop-static') =
    require('gatsby/dist/commands/develop-static')
  const { developStatic } = module
  module.developStatic = (folder, options) => developStatic(folder, { ...options, redirect: false })
}
