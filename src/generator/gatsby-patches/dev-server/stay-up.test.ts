import { readFileSync } from 'node:fs'
import { resultOf } from '../testing'

const words = 'Something went wrong, and the server goes on:'

test('a picture that cannot be converted is a warning, any other panic ends the server', () => {
  const result = resultOf(`
    const reporter = require('gatsby-cli/lib/reporter')
    const told = []
    reporter.panic = (...words) => told.push(['panic', words[0]])
    reporter.warn = (words) => told.push(['warning', words])
    patch('dev-server/stay-up').stayUp()
    reporter.panic('error converting image', new Error('half a picture'))
    reporter.panic('another')
    process.emit('unhandledRejection', new Error('gone'))
    return told`)
  expect(result).toEqual([
    ['warning', `${words} half a picture`],
    ['panic', 'another'],
    ['warning', `${words} gone`],
  ])
  const plugin = readFileSync(require.resolve('gatsby-plugin-sharp'), 'utf8')
  expect(plugin).toContain('reporter.panic(`error converting image`')
})

test('a handler that fails is answered with 503', () => {
  const result = resultOf(`
    const app = require('express')()
    app.use(async () => { throw new Error('gone') })
    const told = []
    patch('dev-server/stay-up').answerFailures({ app, reporter: { warn: (words) => told.push(words) } })
    process.on('unhandledRejection', () => undefined)
    const server = app.listen(0)
    const { port } = server.address()
    const { status } = await fetch('http://127.0.0.1:' + port, { signal: AbortSignal.timeout(2000) })
    return [status, ...told]`)
  expect(result).toEqual([503, `${words} gone`])
})
