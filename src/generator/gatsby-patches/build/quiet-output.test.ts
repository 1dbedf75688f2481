import { resultOf } from '../testing'

test('Gatsby recommends no other package and lists no pages', () => {
  const result = resultOf(`
    const helmet = require('gatsby-plugin-react-helmet/gatsby-node')
    const reporter = require('gatsby-cli/lib/reporter')
    const tree = reporter._renderPageTree
    const before = [typeof helmet.onPreInit, typeof tree]
    patch('build/quiet-output').quietOutput()
    return [before, [typeof helmet.onPreInit, reporter._renderPageTree === tree]]`)
  expect(result).toEqual([
    ['function', 'function'],
    ['undefined', false],
  ])
})

test('Gatsby warns about an unused query only outside src/templates', () => {
  const result = resultOf(`
    const reporter = require('gatsby-cli/lib/reporter')
    const printed = []
    reporter.warn = reporter.log = (message) => printed.push(message)
    const extract = async (...files) => {
      const compiler = require.resolve('gatsby/dist/query/query-compiler')
      require.cache[compiler] = { exports: { __esModule: true, default: async () => new Map(files.map((file) => [file, {}])) } }
      const watcher = require.resolve('gatsby/dist/query/query-watcher')
      delete require.cache[watcher]
      await require(watcher).updateStateAndRunQueries(true, {})
      return printed.splice(0).length
    }
    const unused = '/site/src/templates/case.tsx'
    const before = await extract(unused)
    patch('build/quiet-output').quietOutput()
    return [before, await extract(unused), await extract('/site/src/sections/Team.tsx')]`)
  // A warning with advice.
  expect(result).toEqual([2, 0, 1])
})

test('the development server does not advise gatsby build', () => {
  const result = resultOf(`
    const { log } = console
    const printed = []
    const instruct = () => {
      console.log = (line = '') => printed.push(line)
      require('gatsby/dist/utils/print-instructions').printInstructions('site', { localUrlForTerminal: 'http://localhost:8000/' })
      console.log = log
      return printed.splice(0).join('\\n')
    }
    const before = instruct()
    patch('build/quiet-output').quietOutput()
    return [before, instruct()]`)
  expect(result).toEqual([
    expect.stringContaining('To create a production build, use'),
    expect.stringMatching(/^\nYou can now view site .*___graphql\n+$/s),
  ])
})
