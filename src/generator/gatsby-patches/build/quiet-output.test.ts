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

test('of queries that will not run, Gatsby says only what is no template', () => {
  const result = resultOf(`
    const reporter = require('gatsby-cli/lib/reporter')
    const said = []
    reporter.warn = reporter.log = (message) => said.push(message)
    patch('build/quiet-output').quietOutput()
    const source = require('node:fs').readFileSync(require.resolve('gatsby/dist/query/query-watcher'), 'utf8')
    const [, warning] = /default\\.warn\\(\`(.*?)\`\\)/.exec(source)
    const [, advice] = /default\\.log\\(.*?\`(.*?)\`\\)/s.exec(source)
    const of = (file) => warning.replace('\${component}', file)
    reporter.warn(of('/site/src/templates/case.tsx'))
    reporter.log(advice)
    reporter.warn(of('/site/src/sections/Team.tsx'))
    return said`)
  expect(result).toEqual([expect.stringContaining('/src/sections/Team.tsx')])
})
