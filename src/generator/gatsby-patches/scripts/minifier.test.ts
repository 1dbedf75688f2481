import { gatsbyConfig, resultOf } from '../testing'

test('swc minifies Gatsby’s scripts', () => {
  const result = resultOf(`
    ${gatsbyConfig}
    const TerserPlugin = require('terser-webpack-plugin')
    const { withSwcMinifier } = patch('scripts/minifier')
    const tools = ({ optimization }) => optimization.minimizer.map(
      (plugin) => plugin.options?.minimizer?.implementation === TerserPlugin.swcMinify)
    return [tools(config), tools(withSwcMinifier(config))]`)
  expect(result).toEqual([
    [false, false],
    [true, false],
  ])
})
