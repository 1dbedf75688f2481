import { readFileSync } from 'node:fs'
import { gatsbyConfig, resultOf } from '../testing'

test('webpack splits modules in the order of the compilation', () => {
  const text = readFileSync(require.resolve('webpack/lib/optimize/SplitChunksPlugin.js'), 'utf8')
  expect(text).toContain('for (const module of compilation.modules)')
})

test('the name of a shared script does not depend on the order of its pages', () => {
  const result = resultOf(`
    ${gatsbyConfig}
    const { merge } = require('webpack-merge')
    const { sharedChunks } = patch('scripts/stable-scripts')
    const groups = config.optimization.splitChunks.cacheGroups
    const { shared } = merge(config.optimization.splitChunks, sharedChunks).cacheGroups
    const chunks = [{ name: 'a' }, { name: 'b' }]
    const names = (group) => new Set([chunks, chunks.toReversed()].map((some) => group.name({}, some)))
    return [names(groups.shared).size, names(shared).size, shared.minChunks === groups.shared.minChunks]`)
  expect(result).toEqual([2, 1, true])
})
