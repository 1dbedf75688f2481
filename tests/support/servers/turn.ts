import { createServer, type Server } from 'node:net'

/**
 * Returns a fixture that is a lock, which no other test has in any worker: the built site posts to one form stub and asks
 * for tiles at one address. Whoever listens on the port holds it; it ends with the process at the latest.
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

/** Returns a server on the port, or undefined if another process has it. */
function listen(on: number): Promise<Server | undefined> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined))
    server.listen(on, '127.0.0.1', () => resolve(server))
  })
}
