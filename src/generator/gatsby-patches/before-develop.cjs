/**
 * Loaded before Gatsby's development server. While it runs queries, Gatsby puts changed nodes into the
 * data layer at once, runs all queries again, and ends with “Panicking because nodes appear to be being
 * changed every time” when this happens six times in a row, as it does while somebody goes on saving.
 * With this, such changes wait until the queries are done, as they do in Gatsby's other states.
 */
if (!process.env.GATSBY_WORKER_POOL_WORKER) {
  const { developMachine } = require('gatsby/dist/state-machines/develop')
  developMachine.config.states.runningQueries.on.ADD_NODE_MUTATION = { actions: 'addNodeMutation' }
}
