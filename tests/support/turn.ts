import { createServer, type Server } from 'node:net'

/**
 * Waits until no other test has the turn, in any worker. Whoever listens at the port has it; it ends
 * with the process at the latest.
 * @returns ends the turn
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

/** A server on the port, or undefined where another has it. */
function listen(on: number): Promise<Server | undefined> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined))
    server.listen(on, '127.0.0.1', () => resolve(server))
  })
}
