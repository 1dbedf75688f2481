import { once } from 'node:events'
import { createServer } from 'node:http'
import { test as base } from '@playwright/test'
import { testPorts } from '../../../scripts/form-stub/test-services'
import { portLock } from './port-lock'

/** The map stretches this pixel to a tile. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM8dOz0fwAHFgMDnEWNTAAAAABJRU5ErkJggg==',
  'base64',
)

export interface TileServer {
  /** Such as `15/26105/16951`. */
  readonly requested: string[]
  close(): Promise<void>
}

export const test = base.extend<{
  /**
   * Lock that each test holds, because the site has a single tile address. Its
   * value is the address of the site.
   */
  tileLock: string
}>({
  tileLock: [...portLock(testPorts.tileLock)],
})

/** Serves tiles at the built site's tile address. */
export async function serveTiles(): Promise<TileServer> {
  const requested: string[] = []
  const server = createServer((request, response) => {
    requested.push((request.url ?? '').replace(/^\/|\.png$/g, ''))
    response.setHeader('Content-Type', 'image/png')
    response.end(tile)
  })
  await once(server.listen(testPorts.tiles, '127.0.0.1'), 'listening')
  return {
    requested,
    async close() {
      const closed = once(server.close(), 'close')
      server.closeAllConnections()
      await closed
    },
  }
}
