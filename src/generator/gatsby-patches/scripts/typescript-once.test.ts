import { resultOf } from '../testing'

test('the rule of gatsby-plugin-typescript is left out, and no other', () => {
  const result = resultOf(`
    const rules = [{ test: /\\.jsx?$/ }]
    const actions = { setWebpackConfig: ({ module }) => rules.push(...module.rules) }
    const { onCreateWebpackConfig } = require('gatsby-plugin-typescript/gatsby-node')
    onCreateWebpackConfig({ actions, loaders: { js: () => ({}) } })
    const left = patch('scripts/typescript-once').typescriptOnce({ module: { rules } }).module.rules
    return [rules.length, left.map(({ test }) => test.source)]`)
  expect(result).toEqual([2, ['\\.jsx?$']])
})
