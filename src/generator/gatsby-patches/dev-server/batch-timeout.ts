/**
 * Without it, a writer sees each edit half a second later. Gatsby waits that long for further changes, though
 * dev-server/watch-content.ts has already waited until a change has settled.
 * It needs `batchingNodeMutations` of `gatsby/dist/state-machines/waiting` (Gatsby 5.16.1, XState 4).
 */

/** Shortens the batch timeout to 50 ms; to be called before Gatsby's server waits for the first time. */
export function shortenBatchTimeout(): void {
  const { waitingStates }: typeof import('gatsby/dist/state-machines/waiting') =
    require('gatsby/dist/state-machines/waiting')
  waitingStates.states.batchingNodeMutations.after = { 50: 'committingBatch' }
}
