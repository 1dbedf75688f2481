/** Where Gatsby looks for queries: in this site, and in every package that depends on Gatsby. */
import FileParser from 'gatsby/dist/query/file-parser'

/** Bundles as large as this site's own components, with no query in them. */
const bundles = /[\\/]node_modules[\\/]gatsby-plugin-image[\\/]dist[\\/]/

const parseFile = FileParser.prototype.parseFile

/** Has Gatsby not look into them, which takes it four tenths of a second, in every build. */
export function skipBundles(): void {
  FileParser.prototype.parseFile = function (file, addError) {
    return bundles.test(file) ? Promise.resolve(null) : parseFile.call(this, file, addError)
  }
}
