import { spawnSync } from 'node:child_process'

const preload = './src/generator/gatsby-patches/dev-server/before-develop.cjs'

/** Runs a script in a process with the preload. Each test fails if the next version of Gatsby has other states. */
function outputOf(script: string): unknown {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', preload, '--eval', `${developMachine}${script}`],
    { encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

const developMachine = `
const { developMachine } = require('gatsby/dist/state-machines/develop')
`

test('changes of content wait until Gatsby’s queries are done', () => {
  const result = outputOf(`
const { context, actions } = developMachine.withContext({}).transition('runningQueries', {
  type: 'ADD_NODE_MUTATION',
  payload: 'a change',
})
console.log(JSON.stringify([context.nodeMutationBatch, actions.map(({ type }) => type)]))
process.exit()`)
  expect(result).toEqual([['a change'], []])
}, 60_000)

test('requested queries wait while changes are collected, and run at once otherwise', () => {
  const result = outputOf(`
const { createMachine, interpret } = require('xstate')
const forever = () => new Promise(() => undefined)
const { config, options } = developMachine
const machine = createMachine(
  { ...config, initial: 'waiting', context: { store: { dispatch: () => undefined } } },
  {
    services: { ...options.services, recreatePages: forever, runQueries: forever },
    actions: { ...options.actions, saveDbState: () => undefined },
  },
)
async function statesAfter(...events) {
  const states = []
  const service = interpret(machine)
  service.onTransition(({ value }) => states.push(value))
  service.start()
  for (const event of events) service.send(event)
  for (let wait = 0; wait < 100 && states.at(-1) === 'waiting'; wait += 1)
    await new Promise((done) => setTimeout(done, 20))
  service.stop()
  return states.filter((state, index) => state !== states[index - 1])
}
const request = { type: 'QUERY_RUN_REQUESTED', payload: { pagePath: '/' } }
const change = { type: 'ADD_NODE_MUTATION', payload: { type: 'setProgramStatus', payload: ['done'] } }
Promise.all([statesAfter(request), statesAfter(change, request)]).then((result) => {
  console.log(JSON.stringify(result))
  process.exit()
})`)
  expect(result).toEqual([
    ['waiting', 'runningQueries'],
    ['waiting', 'recreatingPages'],
  ])
}, 60_000)
