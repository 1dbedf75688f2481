import { createServer } from 'node:http'
import { mapTiles } from '../scripts/local-services'

/** A square of one colour; the map stretches it to the size of a tile. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM8dOz0fwAHFgMDnEWNTAAAAABJRU5ErkJggg==',
  'base64',
)

export interface TileServer {
  /** The tiles that were asked for, such as `15/26105/16951`. */
  readonly asked: string[]
  close(): Promise<void>
}

/** Serves map tiles where the built site asks for them. */
export async function serveTiles(): Promise<TileServer> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push((request.url ?? '').replace(/^\/|\.png$/g, ''))
    response.setHeader('Content-Type', 'image/png')
    response.end(tile)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(Number(new URL(mapTiles).port), '127.0.0.1', resolve)
  })
  return {
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
