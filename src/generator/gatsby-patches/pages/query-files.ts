/**
 * Limits where Gatsby looks for queries, which is this site and every package that depends on Gatsby.
 *
 * Internal: the method `parseFile` of the class in `gatsby/dist/query/file-parser` (Gatsby 5.16.1).
 * Gain: 0.8 s of a first build and 0.5 s after an edit, in which gatsby-plugin-image’s bundles would be parsed.
 * When it is gone: the build warns, and parses them.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { applyPatch } from '../apply-patch'

/** Bundles as large as this site's own components that contain no query. */
const bundlesWithoutQueries = /[\\/]node_modules[\\/]gatsby-plugin-image[\\/]dist[\\/]/

const parserModule = 'gatsby/dist/query/file-parser'

/**
 * Makes Gatsby skip these bundles.
 * @param root the project's folder
 */
export function skipBundles(root: string): void {
  applyPatch('query-files.ts', () => {
    const require = createRequire(join(root, 'package.json'))
    const { default: FileParser }: typeof import('gatsby/dist/query/file-parser') = require(
      parserModule,
    )
    const { parseFile } = FileParser.prototype
    if (!parseFile) throw new Error('there is no parseFile')
    FileParser.prototype.parseFile = function (file, addError) {
      return bundlesWithoutQueries.test(file)
        ? Promise.resolve(null)
        : parseFile.call(this, file, addError)
    }
  })
}
