import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectFiles } from '../../src/generator/publish/files'
import { digestOf } from '../../src/generator/publish/source-digest'

/**
 * Returns a digest of all build inputs except content and components. Cached pages depend on the
 * modules of gatsby-node.ts, the templates of PDFs, the company's own PDFs, the path prefix and the
 * preview setting, but Gatsby keeps its cache when these change.
 * @param options options of `gatsby build`
 * @param sources all files that are compiled into gatsby-node and gatsby-config
 */
export function digestOfInputs(
  root: string,
  options: readonly string[],
  sources: readonly string[],
): string {
  const documents = projectFiles(root, 'static').filter((name) => name.endsWith('.pdf'))
  const files = [...sources, ...projectFiles(root, 'src/pdf'), ...documents, 'package-lock.json']
  const { PATH_PREFIX: prefix = '', GATSBY_PREVIEW: preview = '' } = process.env
  return digestOf(root, [process.version, options, prefix, preview], files.sort())
}

/** Removes Gatsby's cache and output, but not the finished site. */
export function discardCache(root: string): void {
  for (const folder of ['.cache', 'public'])
    rmSync(join(root, folder), { recursive: true, force: true })
}
