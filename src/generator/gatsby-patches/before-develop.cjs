/**
 * Preload for Gatsby's development server that defers node changes while queries run. Otherwise Gatsby puts
 * changed nodes into the data layer at once, runs all queries again, and, when this happens six times in a
 * row, as it does while somebody keeps saving, ends with “Panicking because nodes appear to be being changed
 * every time”. With this, changes wait until the queries are done, as in Gatsby's other states.
 */
if (!process.env.GATSBY_WORKER_POOL_WORKER) {
  const { developMachine } = require('gatsby/dist/state-machines/develop')
  developMachine.config.states.runningQueries.on.ADD_NODE_MUTATION = { actions: 'addNodeMutation' }
}
