/** Shows edits sooner: after each, Gatsby's development server waits half a second for others. */
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Milliseconds to wait instead. Changed content arrives in one batch, after it has settled. */
const batchTimeoutMs = 50

const waitingModule = 'gatsby/dist/state-machines/waiting'

/**
 * Shortens the batch timeout; to be called before Gatsby's server waits for the first time.
 * @param root the project's folder
 */
export function shortenBatchTimeout(root: string): void {
  const require = createRequire(join(root, 'package.json'))
  const { waitingStates }: typeof import('gatsby/dist/state-machines/waiting') = require(
    waitingModule,
  )
  waitingStates.states.batchingNodeMutations.after = { [batchTimeoutMs]: 'committingBatch' }
}
