import { resultOf } from '../testing'

test('a handler that fails is answered with 503', () => {
  const result = resultOf(`
    const { createRequire } = require('node:module')
    const app = createRequire(require.resolve('gatsby'))('express')()
    app.use(async () => { throw new Error('gone') })
    const told = []
    patch('dev-server/failed-answers').answerFailures({ app, reporter: { warn: (words) => told.push(words) } })
    process.on('unhandledRejection', () => undefined)
    const server = app.listen(0)
    const { port } = server.address()
    const { status } = await fetch('http://127.0.0.1:' + port, { signal: AbortSignal.timeout(2000) })
    return [status, ...told]`)
  expect(result).toEqual([503, 'Something went wrong, and the server goes on: gone'])
})
