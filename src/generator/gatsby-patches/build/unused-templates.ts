/**
 * Without it, a company that has no articles or no cases is warned in every build of queries that “will not be run”,
 * with advice to look for a mistake in gatsby-node.ts. A template whose collection has no entry makes no page.
 * It needs `parseFile` of the class in `gatsby/dist/query/file-parser` (Gatsby 5.16.1).
 */
import { join } from 'node:path'
import type { Store } from 'gatsby'

/**
 * Makes Gatsby look for no queries in templates that make no page.
 * @param root the project's folder
 * @param store Gatsby's, with the pages that there are whenever files are parsed
 */
export function skipUnusedTemplates(root: string, store: Store): void {
  const templates = join(root, 'src', 'templates')
  const isUnused = (file: string) =>
    file.startsWith(templates) && !store.getState().components.has(file)
  const { default: FileParser }: typeof import('gatsby/dist/query/file-parser') =
    require('gatsby/dist/query/file-parser')
  const { parseFile } = FileParser.prototype
  FileParser.prototype.parseFile = function (file, addError) {
    return isUnused(file) ? Promise.resolve(null) : parseFile.call(this, file, addError)
  }
}
