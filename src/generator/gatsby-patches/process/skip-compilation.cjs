/**
 * Skips Gatsby's compilation of gatsby-node.ts and gatsby-config.ts, which gatsby-files.ts has compiled.
 *
 * Internal: `compileGatsbyFiles` of `gatsby/dist/utils/parcel/compile-gatsby-files` (Gatsby 5.16.1).
 * Gain: 4.8 s of a first build, 1.4 s after an edit: Parcel compares every file of the project,
 * its caches and its output with those that it saw last.
 * When it is gone: the build warns, and Gatsby compiles both files again.
 */
try {
  const files = require('gatsby/dist/utils/parcel/compile-gatsby-files')
  if (!files.compileGatsbyFiles) throw new Error('there is no compileGatsbyFiles')
  files.compileGatsbyFiles = async () => undefined
} catch (error) {
  require('../left-out.cjs')('skip-compilation.cjs', error)
}
