/**
 * Preload for Gatsby's development server that never drops or delays changes of content because of queries.
 *
 * While queries run, changed nodes wait. Otherwise Gatsby puts them into the data layer at once, runs all
 * queries again, and, when this happens six times in a row, as it does while somebody keeps saving, ends with
 * “Panicking because nodes appear to be being changed every time”.
 *
 * While changed nodes are collected or put into the data layer, requested queries wait. Otherwise Gatsby
 * stops collecting, and begins again later, or makes no pages of nodes that it has just stored: with enough
 * requests, a change is not shown until they end.
 *
 * Internal: the states `runningQueries` and `waiting` of `gatsby/dist/state-machines/develop`, and the states
 * of the machine that `waiting` invokes under the same name (Gatsby 5.16.1, XState 4).
 * Gain: the server stays up while an editor saves by itself every quarter of a second, and a change is shown
 * while tabs keep requesting pages.
 * When it is gone: the server warns, and may end in the first case; scripts/dev-server starts it again.
 */
if (!process.env.GATSBY_WORKER_POOL_WORKER) {
  try {
    const { states } = require('gatsby/dist/state-machines/develop').developMachine.config
    states.runningQueries.on.ADD_NODE_MUTATION = { actions: 'addNodeMutation' }
    const [requested] = states.waiting.always
    const areRequested = requested.cond
    requested.cond = (context, _event, { state }) => {
      // Also there once it has ended, until the next one begins.
      const collecting = state.children.waiting?.getSnapshot()
      const isBusy = ['batchingNodeMutations', 'committingBatch'].some((name) =>
        collecting?.matches(name),
      )
      return areRequested(context) && !isBusy && !context.nodeMutationBatch?.length
    }
  } catch (error) {
    require('../left-out.cjs')('before-develop.cjs', error)
  }
}
