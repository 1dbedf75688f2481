/**
 * Without it, a page that was away and is back sends a writer's browser round in a loop. A build leaves a folder for each
 * page; while the page is gone Gatsby redirects to that folder, and browsers remember it.
 * It needs `developStatic` of `gatsby/dist/commands/develop-static` (Gatsby 5.16.1), whose options go to Express.
 */

/** Turns off the redirects; to be called before the server starts. */
export function disableFolderRedirects(): void {
  const module: typeof import('gatsby/dist/commands/develop-static') =
    require('gatsby/dist/commands/develop-static')
  const { developStatic } = module
  module.developStatic = (folder, options) => developStatic(folder, { ...options, redirect: false })
}
