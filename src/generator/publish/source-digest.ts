/** What decides, beside content, on the scripts that webpack makes. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './files'

/**
 * A digest of the site's code, of the templates in use and of the settings that are compiled in.
 *
 * Webpack's cache keeps what it decided for earlier code: with it, changed code is cut into other
 * chunks, under other names, than in a folder without a cache. Under a name with this digest the
 * cache serves just the code that it was made for, which is what a change of content needs.
 * @param templates paths of the components that have pages
 */
export function sourceDigest(root: string, templates: Iterable<string>): string {
  const hash = createHash('sha256').update(JSON.stringify([...templates].sort()))
  for (const [name, value] of Object.entries(process.env).sort())
    if (/^(GATSBY_.*|PATH_PREFIX|SOURCE_MAPS)$/.test(name)) hash.update(`\0${name}=${value}`)
  const modules = filesBelow(join(root, 'src')).map((name) => `src/${name}`)
  for (const file of [...modules, 'gatsby-browser.tsx', 'package-lock.json'])
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('base64url')
}
