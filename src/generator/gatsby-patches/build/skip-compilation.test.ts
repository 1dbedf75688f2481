import { readFileSync } from 'node:fs'
import { resultOf } from '../testing'

test('Gatsby does not compile gatsby-node.ts itself', () => {
  const result = resultOf(`
    const { existsSync, writeFileSync } = require('node:fs')
    writeFileSync('gatsby-node.ts', 'export const onPreInit = () => undefined')
    patch('build/skip-compilation.cjs')
    await require('gatsby/dist/utils/parcel/compile-gatsby-files').compileGatsbyFiles(process.cwd())
    return existsSync('.cache/compiled')`)
  expect(result).toBe(false)
  const text = readFileSync(require.resolve('gatsby/dist/services/initialize'), 'utf8')
  expect(text).toContain('_compileGatsbyFiles.compileGatsbyFiles)(siteDirectory)')
})

test('Gatsby finds gatsby-node.js where it is written', () => {
  const result = resultOf(`
    const { existsSync, writeFileSync } = require('node:fs')
    writeFileSync('gatsby-node.ts', 'export const onPreInit = () => 42')
    writeFileSync('gatsby-config.ts', 'export default {}')
    const { compileGatsbyFiles, writeGatsbyFiles } = require(root + '/scripts/site-build/gatsby-files')
    writeGatsbyFiles(await compileGatsbyFiles(process.cwd()))
    const { COMPILED_CACHE_DIR } = require('gatsby/dist/utils/parcel/compile-gatsby-files')
    const [node, config] = ['gatsby-node.js', 'gatsby-config.js'].map(
      (name) => process.cwd() + '/' + COMPILED_CACHE_DIR + '/' + name)
    return [require(node).onPreInit(), existsSync(config)]`)
  expect(result).toEqual([42, true])
})
