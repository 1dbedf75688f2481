import { resultOf } from '../testing'

test('the development server waits 50 ms for further changes', () => {
  const result = resultOf(`
    patch('dev-server/batch-timeout').shortenBatchTimeout()
    const { developMachine } = require('gatsby/dist/state-machines/develop')
    const { waitingMachine } = require('gatsby/dist/state-machines/waiting')
    const { states } = waitingMachine.withContext({ nodeMutationBatch: [] })
    const waits = states.batchingNodeMutations.after
    return {
      isUsed: developMachine.options.services.waitForMutations === waitingMachine,
      waits: waits.map(({ delay, target }) => [Number(delay), target.map(({ key }) => key)]),
    }`)
  expect(result).toEqual({ isUsed: true, waits: [[50, ['committingBatch']]] })
})
