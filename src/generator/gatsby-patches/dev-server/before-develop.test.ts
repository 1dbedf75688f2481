import { resultOf } from '../testing'

const developMachine = `
  patch('dev-server/before-develop.cjs')
  const { developMachine } = require('gatsby/dist/state-machines/develop')`

test('changes of content wait until Gatsby’s queries are done', () => {
  const result = resultOf(`${developMachine}
    const { context, actions } = developMachine.withContext({}).transition('runningQueries', {
      type: 'ADD_NODE_MUTATION',
      payload: 'a change',
    })
    return [context.nodeMutationBatch, actions.map(({ type }) => type)]`)
  expect(result).toEqual([['a change'], []])
})

test('requested queries wait while changes are collected, and run at once otherwise', () => {
  const result = resultOf(`${developMachine}
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
    const stateAfter = (...events) => new Promise((done) => {
      const service = interpret(machine)
      service.onTransition(({ value }) => value !== 'waiting' && done(value))
      service.start()
      for (const event of events) service.send(event)
    })
    const request = { type: 'QUERY_RUN_REQUESTED', payload: { pagePath: '/' } }
    const change = { type: 'ADD_NODE_MUTATION', payload: { type: 'setProgramStatus', payload: ['done'] } }
    return [await stateAfter(request), await stateAfter(change, request)]`)
  expect(result).toEqual(['runningQueries', 'recreatingPages'])
})
