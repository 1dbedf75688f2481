import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * Path of Gatsby's command, for Node: npx takes half a second to find it.
 * @param root the project's folder
 * @throws when Gatsby is not installed
 */
export function gatsbyCommand(root: string): string {
  const require = createRequire(join(root, 'package.json'))
  return join(require.resolve('gatsby/package.json'), '..', 'cli.js')
}
