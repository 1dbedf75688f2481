import { join } from 'node:path'
import { buildSync } from 'esbuild'

/**
 * Bundles a module as JavaScript, for another thread or process to run.
 * @param root the project's folder
 * @param module its path from `src/generator`
 */
export function bundleModule(root: string, module: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, 'src', 'generator', module)],
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    packages: 'external',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}
