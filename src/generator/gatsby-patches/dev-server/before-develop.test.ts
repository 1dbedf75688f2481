import { spawnSync } from 'node:child_process'

const script = `
const { developMachine } = require('gatsby/dist/state-machines/develop')
const { context, actions } = developMachine.withContext({}).transition('runningQueries', {
  type: 'ADD_NODE_MUTATION',
  payload: 'a change',
})
console.log(JSON.stringify([context.nodeMutationBatch, actions.map(({ type }) => type)]))
process.exit()`

/** Fails if the next version of Gatsby has other states. */
test('changes of content wait until Gatsby’s queries are done', () => {
  const hook = [
    '--require',
    './src/generator/gatsby-patches/dev-server/before-develop.cjs',
    '--eval',
    script,
  ]
  const { stdout, stderr } = spawnSync(process.execPath, hook, { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual([['a change'], []])
}, 60_000)
