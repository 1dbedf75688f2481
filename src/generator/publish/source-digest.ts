import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './files'

/**
 * Returns a digest of the inputs of webpack's scripts except content: code, templates in use and compiled-in
 * settings. It is the version of webpack's cache, which stores decisions about chunks: with decisions for earlier
 * code, changed code would be split differently than in a clean build.
 * @param templates paths of the components that have pages
 */
export function sourceDigest(root: string, templates: Iterable<string>): string {
  const hash = createHash('sha256').update(JSON.stringify([...templates].sort()))
  for (const [name, value] of Object.entries(process.env).sort())
    if (/^(GATSBY_.*|PATH_PREFIX)$/.test(name)) hash.update(`\0${name}=${value}`)
  const modules = ['src', '.cache/theme'].flatMap((folder) =>
    filesBelow(join(root, folder)).map((name) => `${folder}/${name}`),
  )
  for (const file of [...modules, 'gatsby-browser.tsx', 'package-lock.json'])
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('base64url')
}
