/**
 * Shows edits sooner: after each, Gatsby's development server waits half a second for others.
 *
 * Internal: the state `batchingNodeMutations` of `gatsby/dist/state-machines/waiting` (Gatsby 5.16.1, XState
 * 4), whose transitions XState reads when the server waits for the first time.
 * Gain: 0.45 s of every edit that a writer makes.
 * When it is gone: the development server warns, and shows edits half a second later.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { applyPatch } from '../apply-patch'

/** Milliseconds to wait instead. Changed content arrives in one batch, after it has settled. */
const batchTimeoutMs = 50

const waitingModule = 'gatsby/dist/state-machines/waiting'

/**
 * Shortens the batch timeout; to be called before Gatsby's server waits for the first time.
 * @param root the project's folder
 */
export function shortenBatchTimeout(root: string): void {
  applyPatch('batch-timeout.ts', () => {
    const require = createRequire(join(root, 'package.json'))
    const { waitingStates }: typeof import('gatsby/dist/state-machines/waiting') = require(
      waitingModule,
    )
    waitingStates.states.batchingNodeMutations.after = { [batchTimeoutMs]: 'committingBatch' }
  })
}
