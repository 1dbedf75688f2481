import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The folder of patches, from the project's folder. */
export const patches = 'src/generator/gatsby-patches'

/** Modules that are loaded before Gatsby, from the project's folder. */
const preloads = [
  'scripts/site-build/end-with-parent.cjs',
  `${patches}/build/skip-compilation.cjs`,
] as const

/**
 * Returns Gatsby's command as arguments of Node: npx takes half a second to find it.
 * @param root the project's folder
 * @param more further modules that are loaded before it, from there
 * @throws when Gatsby is not installed
 */
export function gatsbyCommand(root: string, more: readonly string[] = []): string[] {
  const require = createRequire(join(root, 'package.json'))
  const command = join(require.resolve('gatsby/package.json'), '..', 'cli.js')
  return [...[...preloads, ...more].flatMap((name) => ['--require', join(root, name)]), command]
}
