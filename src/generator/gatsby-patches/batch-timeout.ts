/** Edits on screen sooner: after each, Gatsby's development server waits half a second for others. */
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Milliseconds to wait instead. Changed content is handed over all at once, when it has settled. */
const together = 50

const waiting = 'gatsby/dist/state-machines/waiting'

/**
 * Shortens the wait, before Gatsby's server waits for the first time.
 * @param root the project's folder
 */
export function shortenBatchTimeout(root: string): void {
  const require = createRequire(join(root, 'package.json'))
  const { waitingStates }: typeof import('gatsby/dist/state-machines/waiting') = require(waiting)
  waitingStates.states.batchingNodeMutations.after = { [together]: 'committingBatch' }
}
