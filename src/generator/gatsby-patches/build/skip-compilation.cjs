/**
 * Without this patch, a first build and each start of the development server take 5 s longer, and a build after an
 * edit 1.4 s: Gatsby would compile gatsby-node.ts and gatsby-config.ts after scripts/site-build/gatsby-files.ts has
 * compiled them.
 * It needs `compileGatsbyFiles` of `gatsby/dist/utils/parcel/compile-gatsby-files` (Gatsby 5.16.1).
 */
if (!process.env.GATSBY_WORKER_POOL_WORKER) {
  const files = require('gatsby/dist/utils/parcel/compile-gatsby-files')
  files.compileGatsbyFiles = async () => undefined
}
