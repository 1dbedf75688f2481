/**
 * Without it, a page that was away and is back sends a writer's browser round in a loop. A build leaves a folder for each
 * page; while the page is gone Gatsby redirects to that folder, and browsers remember it.
 * It needs `developStatic` of `gatsby/dist/commands/develop-static` (Gatsby 5.16.1), whose options go to Express.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { applyPatch } from '../apply-patch'

/**
 * Turns off the redirects; to be called before the server starts.
 * @param root the project's folder
 */
export function disableFolderRedirects(root: string): void {
  applyPatch('dev-server/folder-redirects.ts', () => {
    const require = createRequire(join(root, 'package.json'))
    const module: typeof import('gatsby/dist/commands/develop-static') =
      require('gatsby/dist/commands/develop-static')
    const { developStatic } = module
    if (!developStatic) throw new Error('there is no developStatic')
    module.developStatic = (folder, options) =>
      developStatic(folder, { ...options, redirect: false })
  })
}
