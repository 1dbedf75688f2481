import { resultOf, webpackOf } from '../testing'

test('webpack keeps no list of the tools that made a bundle', () => {
  const result = resultOf(`
    ${webpackOf({ 'entry.js': '', 'tool.js': '' })}
    const { TrustedToolsPlugin } = patch('scripts/trusted-tools')
    let stored
    const reading = { apply(compiler) {
      compiler.cache.hooks.storeBuildDependencies.tap('kept', (list) => (stored = Array.from(list)))
    } }
    const cache = { type: 'filesystem', buildDependencies: { tools: [join(process.cwd(), 'tool.js')] } }
    await bundle([new TrustedToolsPlugin(), reading], { cache })
    return stored`)
  expect(result).toEqual([])
})
