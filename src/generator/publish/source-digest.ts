/** Digest of what webpack's scripts depend on, beside content. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './files'

/**
 * Returns a digest of the site's code, of the templates in use and of the settings that are compiled in.
 *
 * It is the version of webpack's cache, which keeps decisions made for earlier code: with them, changed code
 * is split into other chunks, under other names, than without a cache. With this digest the cache serves only
 * the code that it was made for, which is what a change of content needs.
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
