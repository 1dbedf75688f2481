/**
 * Turns off the development server's redirects to folders. A build leaves a folder for each page. If its page
 * is gone, Gatsby redirects to the address with a trailing slash, which browsers remember; once the page is
 * back, it redirects from there.
 *
 * Internal: `developStatic` of `gatsby/dist/commands/develop-static` (Gatsby 5.16.1), whose options go to
 * Express 4’s `static`.
 * Gain: a page that comes back is shown, where the browser would go round in a loop.
 * When it is gone: the server warns, and that loop is back.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { applyPatch } from '../apply-patch'

const staticModule = 'gatsby/dist/commands/develop-static'

/**
 * Patches the module; to be called before the server starts.
 * @param root the project's folder
 */
export function disableFolderRedirects(root: string): void {
  applyPatch('folder-redirects.ts', () => {
    const require = createRequire(join(root, 'package.json'))
    const module: typeof import('gatsby/dist/commands/develop-static') = require(staticModule)
    const { developStatic } = module
    if (!developStatic) throw new Error('there is no developStatic')
    module.developStatic = (folder, options) =>
      developStatic(folder, { ...options, redirect: false })
  })
}
