/**
 * Hashes files by Node's own MD5. For each file, Gatsby starts a WebAssembly module of its own, and reads as a
 * stream: with thousands of files, thousands of both at once.
 *
 * Internal: the export `md5File` of gatsby-core-utils 4.16.0, which gatsby-source-filesystem reads when it is
 * loaded, and awaits before it makes the node of a file.
 * Gain: hashing 10,000 texts takes 0.6 s of processor time in place of 8.3, and 90 MB in place of 255. Nodes that are
 * made in several turns take 326 MB less memory outside the heap.
 * When it is gone: the build warns, and is slower.
 */
const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')

/**
 * How many files are hashed in one turn of the event loop. LMDB writes the nodes that were made in one turn in one
 * transaction, and keeps as much memory as the largest has needed.
 */
const filesInTurn = 200

let count = 0
let turn = Promise.resolve()
const nextTurn = () => new Promise((done) => setImmediate(done))

try {
  const utils = require('gatsby-core-utils')
  if (!utils.md5File) throw new Error('there is no md5File')
  utils.md5File = async (path) => {
    count += 1
    if (count % filesInTurn === 0) turn = turn.then(nextTurn)
    await turn
    // Read synchronously: of thousands of files, only one is then in memory.
    return createHash('md5').update(readFileSync(path)).digest('hex')
  }
} catch (error) {
  require('../left-out.cjs')('md5-file.cjs', error)
}
