import { resultOf } from '../testing'

test('webpack stores no build dependencies with its cache', () => {
  const result = resultOf(`
    const { writeFileSync } = require('node:fs')
    const webpack = require('webpack')
    const { TrustedToolsPlugin } = patch('scripts/trusted-tools')
    writeFileSync('index.js', '')
    const stored = (...plugins) => new Promise((resolve, reject) => {
      const compiler = webpack({
        mode: 'none',
        entry: './index.js',
        cache: { type: 'filesystem', cacheDirectory: process.cwd() + '/cache', buildDependencies: { tools: [__filename] } },
        plugins,
      })
      compiler.cache.hooks.storeBuildDependencies.tap('test', (dependencies) => resolve([...dependencies].length))
      compiler.run((error) => error && reject(error))
    })
    return [await stored() > 0, await stored(new TrustedToolsPlugin())]`)
  expect(result).toEqual([true, 0])
})
