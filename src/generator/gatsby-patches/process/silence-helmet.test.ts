import { resultOf } from '../testing'

test('gatsby-plugin-react-helmet takes no step before a build', () => {
  const result = resultOf(`
    const steps = () => Object.keys(require('gatsby-plugin-react-helmet/gatsby-node'))
    const before = steps()
    patch('process/silence-helmet.cjs')
    return [before, steps()]`)
  expect(result).toEqual([['pluginOptionsSchema', 'onPreInit'], ['pluginOptionsSchema']])
})
