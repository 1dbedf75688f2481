/** Limits where Gatsby looks for queries, which is this site and every package that depends on Gatsby. */
import FileParser from 'gatsby/dist/query/file-parser'

/** Bundles as large as this site's own components that contain no query. */
const bundlesWithoutQueries = /[\\/]node_modules[\\/]gatsby-plugin-image[\\/]dist[\\/]/

const parseFile = FileParser.prototype.parseFile

/** Makes Gatsby skip these bundles: parsing them takes four tenths of a second in every build. */
export function skipBundles(): void {
  FileParser.prototype.parseFile = function (file, addError) {
    return bundlesWithoutQueries.test(file)
      ? Promise.resolve(null)
      : parseFile.call(this, file, addError)
  }
}
