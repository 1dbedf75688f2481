import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface BrokenSite {
  address: string
  close(): void
}

/** How a request fails: the connection breaks, nothing is there, or no answer comes. `slow` comes late. */
export type Failure = 'refused' | '404' | 'hang' | 'slow'

/** How late a slow answer comes (milliseconds): later than a press, soon enough for it. */
const lateness = 400

/**
 * Serves the built site from another address, and lets each request fail in the way that `failureOf` says.
 * @param site address of the whole site
 */
export async function serveBroken(
  site: string,
  failureOf: (path: string) => Failure | undefined,
): Promise<BrokenSite> {
  const server = createServer((asked, response) => {
    const headers = { ...asked.headers, host: new URL(site).host }
    const pass = () => {
      const onward = request(
        new URL(asked.url ?? '', site),
        { method: asked.method, headers },
        (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers)
          answer.pipe(response)
        },
      )
      // A page that is left breaks its requests off.
      onward.on('error', () => response.destroy())
      asked.pipe(onward)
    }
    switch (failureOf(asked.url ?? '')) {
      case undefined:
        pass()
        break
      case 'refused':
        asked.socket.resetAndDestroy()
        break
      case '404':
        response.writeHead(404).end()
        break
      case 'slow':
        setTimeout(pass, lateness)
        break
      case 'hang':
    }
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
