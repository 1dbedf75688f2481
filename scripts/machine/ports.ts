import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Parses a port; 0 lets the system choose. @throws when the value is not a port */
export function portOf(name: string): number {
  const port = Number(name)
  if (name.trim() !== '' && Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new Error(`“${name}” is not a port. Write a number from 1024 to 65535.`)
}

/**
 * Makes a server listen at a port, by default at all addresses of the machine.
 * @param advice how to choose another port
 * @throws when the port is in use or needs privileges
 */
export async function listen(server: Server, port: number, advice: string, host?: string) {
  await once(server.listen({ port, host }), 'listening').catch(
    ({ code, message }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE')
        throw new Error(
          `Port ${port} is in use. Stop the program that uses it, or choose another: ${advice}`,
        )
      if (code === 'EACCES')
        throw new Error(`Port ${port} requires administrator rights. Choose another: ${advice}`)
      throw new Error(message)
    },
  )
}

/**
 * Makes a server listen on loopback, at the first free port from `first`.
 * @returns the port
 */
export async function listenFrom(server: Server, first: number): Promise<number> {
  for (let port = first; ; port++)
    try {
      await once(server.listen({ port, host: '127.0.0.1' }), 'listening')
      return port
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    }
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await once(probe.listen(0, '127.0.0.1'), 'listening')
  const address = probe.address()
  await once(probe.close(), 'close')
  if (typeof address !== 'object' || !address) throw new Error('No port is free.')
  return address.port
}

/**
 * Checks that a port is free, before slower steps begin.
 * @throws as `listen` does
 */
export async function requireFreePort(port: number, advice: string, host?: string): Promise<void> {
  const probe = createServer()
  await listen(probe, port, advice, host)
  await once(probe.close(), 'close')
}
