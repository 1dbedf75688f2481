/**
 * Without it, the development server ends while an editor keeps saving by itself: changes restart the queries that run,
 * and at the sixth time in a row Gatsby panics. And a change is not shown while tabs keep requesting pages.
 * It needs `runningQueries` and `waiting` of `gatsby/dist/state-machines/develop`, and the states of the machine that
 * `waiting` invokes under the same name (Gatsby 5.16.1, XState 4).
 */
if (!process.env.GATSBY_WORKER_POOL_WORKER) {
  const { states } = require('gatsby/dist/state-machines/develop').developMachine.config
  states.runningQueries.on.ADD_NODE_MUTATION = { actions: 'addNodeMutation' }
  const [requested] = states.waiting.always
  const areRequested = requested.cond
  requested.cond = (context, _event, { state }) => {
    const collecting = state.children.waiting?.getSnapshot()
    const isBusy = ['batchingNodeMutations', 'committingBatch'].some((name) =>
      collecting?.matches(name),
    )
    return areRequested(context) && !isBusy && !context.nodeMutationBatch?.length
  }
}
