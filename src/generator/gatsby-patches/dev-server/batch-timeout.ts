/**
 * Without it, a writer sees each edit half a second later. Gatsby waits that long for further changes, though
 * dev-server/watch-content.ts has already waited until a change has settled.
 * It needs `batchingNodeMutations` of `gatsby/dist/state-machines/waiting` (Gatsby 5.16.1, XState 4).
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { applyPatch } from '../apply-patch'

/** Milliseconds to wait. */
const batchTimeoutMs = 50

/**
 * Shortens the batch timeout; to be called before Gatsby's server waits for the first time.
 * @param root the project's folder
 */
export function shortenBatchTimeout(root: string): void {
  applyPatch('dev-server/batch-timeout.ts', () => {
    const require = createRequire(join(root, 'package.json'))
    const { waitingStates }: typeof import('gatsby/dist/state-machines/waiting') =
      require('gatsby/dist/state-machines/waiting')
    waitingStates.states.batchingNodeMutations.after = { [batchTimeoutMs]: 'committingBatch' }
  })
}
