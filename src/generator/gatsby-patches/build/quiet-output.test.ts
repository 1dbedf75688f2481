import { resultOf } from '../testing'

test('Gatsby recommends no other package and lists no pages', () => {
  const result = resultOf(`
    const helmet = require('gatsby-plugin-react-helmet/gatsby-node')
    const reporter = require('gatsby-cli/lib/reporter')
    const found = () => [typeof helmet.onPreInit, /renderPageTree\\(args\\)/.test(String(reporter._renderPageTree))]
    const before = found()
    patch('build/quiet-output').quietOutput()
    return [before, found()]`)
  expect(result).toEqual([
    ['function', true],
    ['undefined', false],
  ])
})
