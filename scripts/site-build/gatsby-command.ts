import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * Returns Gatsby's command as arguments of Node: npx takes half a second to find it.
 * @param root the project's folder
 * @param hooks modules of src/generator/gatsby-patches that are loaded before it
 * @throws when Gatsby is not installed
 */
export function gatsbyCommand(root: string, hooks: readonly string[] = []): string[] {
  const require = createRequire(join(root, 'package.json'))
  const command = join(require.resolve('gatsby/package.json'), '..', 'cli.js')
  const modules = ['process/before-gatsby.cjs', ...hooks]
  return [
    ...modules.flatMap((name) => [
      '--require',
      join(root, 'src', 'generator', 'gatsby-patches', name),
    ]),
    command,
  ]
}
