import { readFileSync } from 'node:fs'
import { resultOf } from '../testing'

const words = 'Something went wrong; the server keeps running:'

test('the server survives a failed picture conversion but not other panics', () => {
  const result = resultOf(`
    const reporter = require('gatsby-cli/lib/reporter')
    const printed = []
    reporter.panic = (...words) => printed.push(['panic', words[0]])
    reporter.warn = (words) => printed.push(['warning', words])
    patch('dev-server/stay-up').warnInsteadOfPanic()
    reporter.panic('error converting image', new Error('half a picture'))
    reporter.panic('another')
    process.emit('unhandledRejection', new Error('gone'))
    return printed`)
  expect(result).toEqual([
    ['warning', `${words} half a picture`],
    ['panic', 'another'],
    ['warning', `${words} gone`],
  ])
  const plugin = readFileSync(require.resolve('gatsby-plugin-sharp'), 'utf8')
  expect(plugin).toContain('reporter.panic(`error converting image`')
})

test('the server answers 503 when a handler fails', () => {
  const result = resultOf(`
    const app = require('express')()
    app.use(async () => { throw new Error('gone') })
    const printed = []
    patch('dev-server/stay-up').answerFailures({ app, reporter: { warn: (words) => printed.push(words) } })
    process.on('unhandledRejection', () => undefined)
    const server = app.listen(0)
    const { port } = server.address()
    const { status } = await fetch('http://127.0.0.1:' + port, { signal: AbortSignal.timeout(2000) })
    return [status, ...printed]`)
  expect(result).toEqual([503, `${words} gone`])
})
