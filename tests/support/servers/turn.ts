import { createServer, type Server } from 'node:net'

/**
 * Returns a fixture that locks across all workers, because the site has a single form endpoint and tile address.
 * The lock is a listening port, which the process releases when it ends.
 */
export function turnAt(port: number) {
  const fixture = async (
    { baseURL }: { baseURL: string | undefined },
    use: (site: string) => Promise<void>,
  ) => {
    let turn = await listen(port)
    while (!turn) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      turn = await listen(port)
    }
    await use(baseURL ?? '')
    turn.close()
  }
  return [fixture, { timeout: 600_000 }] as const
}

/** Returns a server on the port, or undefined if another process uses it. */
function listen(on: number): Promise<Server | undefined> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined))
    server.listen(on, '127.0.0.1', () => resolve(server))
  })
}
