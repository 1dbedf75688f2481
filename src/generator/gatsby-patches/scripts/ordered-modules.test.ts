import { resultOf, webpackOf } from '../testing'

test('webpack splits modules in the order of their paths', () => {
  const result = resultOf(`
    ${webpackOf({ 'z.js': 'require("./c"); require("./a"); require("./b")', 'a.js': '', 'b.js': '', 'c.js': '' })}
    const { OrderedModulesPlugin } = patch('scripts/ordered-modules')
    const order = async (plugins) => {
      let names
      const reading = { apply(compiler) {
        compiler.hooks.compilation.tap('order', (compilation) =>
          compilation.hooks.optimizeChunks.tap('order', () => {
            names = Array.from(compilation.modules, (module) => module.identifier().slice(-4))
          }))
      } }
      await bundle([...plugins, reading])
      return names
    }
    return [await order([]), await order([new OrderedModulesPlugin()])]`)
  // Without the plugin, the entry comes first, and the others as they have been read.
  expect(result).toEqual([
    ['z.js', expect.any(String), expect.any(String), expect.any(String)],
    ['a.js', 'b.js', 'c.js', 'z.js'],
  ])
})
