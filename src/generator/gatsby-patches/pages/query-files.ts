/**
 * Limits where Gatsby looks for queries. It reads this site and every package that depends on Gatsby, and parses
 * each file in which one of a few words stands anywhere, such as “config” in a comment or “Head” in “Header”. Of the
 * query of a template that makes no page it warns; a site without some collection has such templates.
 *
 * Internal: the method `parseFile` of the class in `gatsby/dist/query/file-parser` (Gatsby 5.16.1).
 * Gain: 0.8 s of a first build and 0.5 s after an edit, in which gatsby-plugin-image’s bundles would be parsed; 0.8 s of
 * processor time of every build, in which two thirds of the site's other files would be.
 * When it is gone: the build warns, and parses them.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Store } from 'gatsby'
import { applyPatch } from '../apply-patch'

/** Bundles as large as this site's own components that contain no query. */
const bundlesWithoutQueries = /[\\/]node_modules[\\/]gatsby-plugin-image[\\/]dist[\\/]/

/** What Gatsby looks for in a file: queries, slices, and the exports of a page that it gives a meaning. */
const gatsbyFeatures =
  /\bgraphql\s*`|\bSlice\b|\bgetServerData\b|\bexport\s(?:[\w\s]*\b|\s*\{[^}]*\b)(?:config|Head)\b/

const parserModule = 'gatsby/dist/query/file-parser'

/**
 * Makes Gatsby parse only files with one of its features, and no template that makes no page.
 * @param root the project's folder
 * @param store Gatsby's, with the pages that there are whenever files are parsed
 */
export function limitQueryFiles(root: string, store: Store): void {
  const templates = join(root, 'src', 'templates')
  const isUnused = (file: string) =>
    file.startsWith(templates) && !store.getState().components.has(file)
  applyPatch('query-files.ts', () => {
    const require = createRequire(join(root, 'package.json'))
    const { default: FileParser }: typeof import('gatsby/dist/query/file-parser') = require(
      parserModule,
    )
    const { parseFile } = FileParser.prototype
    if (!parseFile) throw new Error('there is no parseFile')
    FileParser.prototype.parseFile = function (file, addError) {
      return mayHaveQuery(file) && !isUnused(file)
        ? parseFile.call(this, file, addError)
        : Promise.resolve(null)
    }
  })
}

/** @param file path of a component, which may end in a query string that names its content file */
function mayHaveQuery(file: string): boolean {
  if (bundlesWithoutQueries.test(file)) return false
  try {
    return gatsbyFeatures.test(readFileSync(file.replace(/\?.*/, ''), 'utf8'))
  } catch {
    // Gatsby reports a file that cannot be read.
    return true
  }
}
