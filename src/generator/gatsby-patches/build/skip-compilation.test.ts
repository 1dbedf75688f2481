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
