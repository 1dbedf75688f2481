/**
 * Preload for Gatsby's development server that defers node changes while queries run. Otherwise Gatsby puts
 * changed nodes into the data layer at once, runs all queries again, and, when this happens six times in a
 * row, as it does while somebody keeps saving, ends with “Panicking because nodes appear to be being changed
 * every time”. With this, changes wait until the queries are done, as in Gatsby's other states.
 *
 * Internal: the state `runningQueries` of `gatsby/dist/state-machines/develop` (Gatsby 5.16.1, XState 4).
 * Gain: the server stays up while an editor saves by itself every quarter of a second.
 * When it is gone: the server warns, and may end in that case; scripts/dev-server starts it again.
 */
if (!process.env.GATSBY_WORKER_POOL_WORKER) {
  try {
    const { developMachine } = require('gatsby/dist/state-machines/develop')
    developMachine.config.states.runningQueries.on.ADD_NODE_MUTATION = {
      actions: 'addNodeMutation',
    }
  } catch (error) {
    require('../left-out.cjs')('before-develop.cjs', error)
  }
}
