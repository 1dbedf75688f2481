import { createServer, type Server } from 'node:net'

/**
 * Acquires a lock that no other test has, in any worker. Whoever listens on the port holds it; it ends
 * with the process at the latest.
 * @returns releases the lock
 */
export async function takeTurn(port: number): Promise<() => void> {
  let turn = await listen(port)
  while (!turn) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    turn = await listen(port)
  }
  const { close } = turn
  return close.bind(turn)
}

/** Returns a server on the port, or undefined if another process has it. */
function listen(on: number): Promise<Server | undefined> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined))
    server.listen(on, '127.0.0.1', () => resolve(server))
  })
}
