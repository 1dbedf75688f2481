/**
 * Ends a worker of Gatsby as soon as it is told to end. A timer of Gatsby's own query runner would keep
 * it for five seconds; Gatsby waits for one, in every build, before it kills it.
 */
export function endWithoutDelay(): void {
  if (!process.env.GATSBY_WORKER_POOL_WORKER) return
  // What it has not yet sent, Gatsby's worker writes down as it exits.
  process.on('removeListener', (event) => {
    if (event === 'message' && process.listenerCount('message') === 0) process.exit()
  })
}
