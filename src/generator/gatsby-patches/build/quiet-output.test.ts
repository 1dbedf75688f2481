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

test('Gatsby warns about an unused query only outside src/templates', () => {
  const result = resultOf(`
    const reporter = require('gatsby-cli/lib/reporter')
    const printed = []
    reporter.warn = reporter.log = (message) => printed.push(message)
    patch('build/quiet-output').quietOutput()
    const source = require('node:fs').readFileSync(require.resolve('gatsby/dist/query/query-watcher'), 'utf8')
    const [, warning] = /default\\.warn\\(\`(.*?)\`\\)/.exec(source)
    const [, advice] = /default\\.log\\(.*?\`(.*?)\`\\)/s.exec(source)
    const of = (file) => warning.replace('\${component}', file)
    reporter.warn(of('/site/src/templates/case.tsx'))
    reporter.log(advice)
    reporter.warn(of('/site/src/sections/Team.tsx'))
    return printed`)
  expect(result).toEqual([expect.stringContaining('/src/sections/Team.tsx')])
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
