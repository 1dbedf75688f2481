import { gatsbyConfig, resultOf } from '../testing'

test('swc minifies Gatsby’s scripts', () => {
  const result = resultOf(`
    ${gatsbyConfig('build-javascript')}
    const TerserPlugin = require('terser-webpack-plugin')
    const { minifiedBySwc } = patch('scripts/minifier')
    const tools = ({ optimization }) => optimization.minimizer.map(
      (plugin) => plugin.options?.minimizer?.implementation === TerserPlugin.swcMinify)
    return [tools(config), tools(minifiedBySwc(config))]`)
  expect(result).toEqual([
    [false, false],
    [true, false],
  ])
})
