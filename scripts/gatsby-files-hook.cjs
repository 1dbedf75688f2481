/**
 * Loaded before Gatsby, which would compile gatsby-node.ts and gatsby-config.ts with Parcel: this takes
 * two seconds, and five where there are 10,000 articles, because Parcel compares every file of the
 * project, its caches and its output with those that it saw last. gatsby-files.ts has compiled them.
 */
if (!process.env.GATSBY_WORKER_POOL_WORKER) {
  const files = require('gatsby/dist/utils/parcel/compile-gatsby-files')
  files.compileGatsbyFiles = async () => undefined
}
