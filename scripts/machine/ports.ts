/** Checks ports of this machine that programs listen at. */
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Returns the port that somebody has named.
 * @throws when it is not a port
 */
export function portOf(name: string): number {
  const port = Number(name)
  if (name.trim() !== '' && Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new Error(`“${name}” is no port. Name one from 1024 to 65535.`)
}

/**
 * Checks that a port is free, before anything else is done.
 * @param advice how to choose another
 * @param host where the program will listen; every address of the machine by default
 * @throws when the port is in use, or needs privileges
 */
export async function requirePort(port: number, advice: string, host?: string): Promise<void> {
  const probe = createServer()
  await once(probe.listen({ port, host }), 'listening').catch((error: Error) => {
    throw new Error(explainPort(error, port, advice))
  })
  await once(probe.close(), 'close')
}

/** Explains in one line why a server cannot listen. */
export function explainPort(
  { code, message }: NodeJS.ErrnoException,
  port: number,
  advice: string,
): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the program that uses it, or choose another: ${advice}`
  if (code === 'EACCES') return `Port ${port} is not for everybody. Choose another: ${advice}`
  return message
}
