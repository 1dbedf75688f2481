import { resultOf } from '../testing'

test('gatsby-source-filesystem hashes a file without WebAssembly, and gets the same digest', () => {
  const result = resultOf(`
    const { createHash } = require('node:crypto')
    const { writeFileSync } = require('node:fs')
    const { join } = require('node:path')
    const file = join(process.cwd(), 'text.mdx')
    writeFileSync(file, 'Words')
    const digest = await require('gatsby-core-utils').md5File(file)
    patch('process/md5-file.cjs')
    let modules = 0
    require('hash-wasm').createMD5 = async () => {
      modules += 1
      return createHash('md5')
    }
    const { createFileNode } = require('gatsby-source-filesystem/create-file-node')
    const node = await createFileNode(file, String)
    const missing = await require('gatsby-core-utils').md5File(file + '.gone').catch(({ code }) => code)
    return [node.internal.contentDigest === digest, modules, missing]`)
  expect(result).toEqual([true, 0, 'ENOENT'])
})
