/** The conditions under which a build can use the cache of earlier builds. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectFiles } from '../../src/generator/publish/files'
import { digestOf } from '../../src/generator/publish/source-digest'

/**
 * Returns a digest of all build inputs except content and components. Gatsby discards its cache when gatsby-node.ts
 * changes, but not when its imports, templates, PDF sizes, the path prefix or the preview setting change, although they
 * affect cached pages.
 * @param options of the build, such as `--prefix-paths`
 * @param sources all files that are compiled into gatsby-node and gatsby-config
 */
export function buildConditions(
  root: string,
  options: readonly string[],
  sources: readonly string[],
): string {
  const documents = projectFiles(root, 'static').filter((name) => name.endsWith('.pdf'))
  const files = [...sources, ...projectFiles(root, 'src/pdf'), ...documents, 'package-lock.json']
  const { PATH_PREFIX: prefix = '', GATSBY_PREVIEW: preview = '' } = process.env
  return digestOf(root, [process.version, options, prefix, preview], files.sort())
}

/** Removes the leftovers of earlier builds, except the finished site. */
export function discardCache(root: string): void {
  for (const folder of ['.cache', 'public'])
    rmSync(join(root, folder), { recursive: true, force: true })
}
