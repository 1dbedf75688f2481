import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * Gatsby's command as arguments of Node: npx takes half a second to find it.
 * @param root the project's folder
 * @throws when Gatsby is not installed
 */
export function gatsbyCommand(root: string): string[] {
  const require = createRequire(join(root, 'package.json'))
  const command = join(require.resolve('gatsby/package.json'), '..', 'cli.js')
  return ['--require', join(root, 'scripts', 'gatsby-files-hook.cjs'), command]
}
