/**
 * Without this patch, the development server crashes while an editor auto-saves: each change restarts the running
 * queries, and Gatsby panics at the sixth restart in a row. Also, changes do not appear while tabs keep requesting
 * pages.
 * It needs `runningQueries` and `waiting` of `gatsby/dist/state-machines/develop`, and the states of the child
 * machine `waiting` (Gatsby 5.16.1, XState 4).
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
