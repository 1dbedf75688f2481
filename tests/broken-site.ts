import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface BrokenSite {
  address: string
  close(): void
}

/**
 * Serves the built site from another address, and breaks the connection of every request for which
 * `breaks` says so.
 * @param site address of the whole site
 */
export async function serveBroken(
  site: string,
  breaks: (path: string) => boolean,
): Promise<BrokenSite> {
  const server = createServer((asked, response) => {
    if (breaks(asked.url ?? '')) {
      asked.socket.resetAndDestroy()
      return
    }
    const headers = { ...asked.headers, host: new URL(site).host }
    asked.pipe(
      request(new URL(asked.url ?? '', site), { method: asked.method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers)
        answer.pipe(response)
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
