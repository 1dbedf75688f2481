/**
 * Ends a Gatsby worker as soon as it is told to end. A timer of Gatsby's query runner would keep it alive for
 * five seconds, and in every build Gatsby waits for one worker before it kills it.
 */
export function endWithoutDelay(): void {
  if (!process.env.GATSBY_WORKER_POOL_WORKER) return
  // Nothing is lost: Gatsby's worker writes down unsent messages as it exits.
  process.on('removeListener', (event) => {
    if (event === 'message' && process.listenerCount('message') === 0) process.exit()
  })
}
