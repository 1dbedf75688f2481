import { gatsbyConfig, resultOf, webpackOf } from '../testing'

test('webpack splits modules in the order of their paths', () => {
  const result = resultOf(`
    ${webpackOf({ 'z.js': 'require("./c"); require("./a"); require("./b")', 'a.js': '', 'b.js': '', 'c.js': '' })}
    const { OrderedModulesPlugin } = patch('scripts/stable-scripts')
    let names
    const reading = { apply(compiler) {
      compiler.hooks.compilation.tap('order', (compilation) =>
        compilation.hooks.optimizeChunks.tap('order', () => {
          names = Array.from(compilation.modules, (module) => module.identifier().slice(-4))
        }))
    } }
    await bundle([new OrderedModulesPlugin(), reading])
    return names`)
  expect(result).toEqual(['a.js', 'b.js', 'c.js', 'z.js'])
})

test('the name of a shared script does not depend on the order of its pages', () => {
  const result = resultOf(`
    ${gatsbyConfig('build-javascript')}
    const { merge } = require('webpack-merge')
    const { sharedChunks } = patch('scripts/stable-scripts')
    const groups = config.optimization.splitChunks.cacheGroups
    const { shared } = merge(config.optimization.splitChunks, sharedChunks).cacheGroups
    const chunks = [{ name: 'a' }, { name: 'b' }]
    const names = (group) => new Set([chunks, chunks.toReversed()].map((some) => group.name({}, some)))
    return [names(groups.shared).size, names(shared).size, shared.minChunks === groups.shared.minChunks]`)
  expect(result).toEqual([2, 1, true])
})
