import { readFileSync } from 'node:fs'
import { resultOf } from '../testing'

test('a picture that cannot be converted is a warning, any other panic ends the server', () => {
  const result = resultOf(`
    const { createRequire } = require('node:module')
    const gatsby = createRequire(require.resolve('gatsby'))
    const reporter = gatsby('gatsby-cli/lib/reporter')
    const told = []
    reporter.panic = (...words) => told.push(['panic', words[0]])
    reporter.warn = (words) => told.push(['warning', words])
    patch('dev-server/stay-up').stayUp(root)
    reporter.panic('error converting image', new Error('half a picture'))
    reporter.panic('another')
    process.emit('unhandledRejection', new Error('gone'))
    return told`)
  const words = 'Something went wrong, and the server goes on:'
  expect(result).toEqual([
    ['warning', `${words} half a picture`],
    ['panic', 'another'],
    ['warning', `${words} gone`],
  ])
})

test('gatsby-plugin-sharp reports such a picture by these words', () => {
  const text = readFileSync(require.resolve('gatsby-plugin-sharp'), 'utf8')
  expect(text).toContain('reporter.panic(`error converting image`')
})
