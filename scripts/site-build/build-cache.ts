/** The conditions under which a build can use the cache of earlier builds. */
import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../src/generator/publish/files'

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
  const below = (folder: string) =>
    filesBelow(join(root, folder)).map((name) => `${folder}/${name}`)
  const documents = below('static').filter((name) => name.endsWith('.pdf'))
  const files = [...sources, ...below('src/pdf'), ...documents, 'package-lock.json']
  const { PATH_PREFIX: prefix = '', GATSBY_PREVIEW: preview = '' } = process.env
  const facts = [process.version, options, prefix, preview]
  const hash = createHash('sha256').update(JSON.stringify(facts))
  for (const file of files.sort()) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('base64url')
}

/** Removes the leftovers of earlier builds, except the finished site. */
export function discardCache(root: string): void {
  for (const folder of ['.cache', 'public'])
    rmSync(join(root, folder), { recursive: true, force: true })
}
