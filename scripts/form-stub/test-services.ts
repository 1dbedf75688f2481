/**
 * A test run reserves a block of free ports, so it can run next to `npm start`,
 * `npm run dev` and other test runs.
 */
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { formKey } from './form-stub'

/**
 * First port of the first block. Each run takes the first free block, because a build contains two
 * addresses of its block and other ports would require a rebuild.
 */
const firstPort = 9080
const blockSize = 10

/**
 * A run reserves its block by listening at `reserved`. A test locks a server
 * that tests share by listening at the server's `…Lock` port.
 */
const portsFrom = (start: number) => ({
  reserved: start,
  site: start + 1,
  company: start + 2,
  form: start + 3,
  formLock: start + 4,
  tiles: start + 5,
  tileLock: start + 6,
})

function environmentFrom(start: number) {
  const { form, tiles } = portsFrom(start)
  return {
    TEST_PORTS: `${start}`,
    GATSBY_FORM_ACCESS_KEY: formKey,
    GATSBY_FORM_ENDPOINT: `http://127.0.0.1:${form}/submit`,
    GATSBY_MAP_TILES: `http://127.0.0.1:${tiles}/{z}/{x}/{y}.png`,
  }
}

/** The block of this run, from `scripts/run-tests.ts`. */
const reserved = Number(process.env.TEST_PORTS ?? firstPort)
const environment = environmentFrom(reserved)

export const testPorts = portsFrom(reserved)

export const formEndpoint = new URL(environment.GATSBY_FORM_ENDPOINT)

/** Address pattern of the map tiles of built sites. */
export const mapTiles = environment.GATSBY_MAP_TILES

/**
 * Reserves the first block of free ports until this process ends.
 * @returns the environment of builds and tests that use the block
 */
export async function reservePorts(start = firstPort): Promise<Record<string, string>> {
  const ports = Object.values(portsFrom(start))
  const [reservation, ...others] = await Promise.all(ports.map(listenAt))
  await Promise.all(others.map((server) => server && once(server.close(), 'close')))
  if (reservation && !others.includes(undefined)) {
    reservation.unref()
    return environmentFrom(start)
  }
  reservation?.close()
  return reservePorts(start + blockSize)
}

/** Returns a server that listens, or undefined if the port is in use. */
export async function listenAt(port: number): Promise<Server | undefined> {
  const server = createServer()
  return once(server.listen(port, '127.0.0.1'), 'listening').then(
    () => server,
    () => undefined,
  )
}
