import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface BrokenSite {
  address: string
  close(): void
}

/** How a request fails: a broken connection, a 404, no answer, or (`slow`) a late answer. */
export type Failure = 'refused' | '404' | 'hang' | 'slow'

/** Delay of a slow answer in milliseconds: later than a click, but soon enough to answer it. */
const slowAnswerDelayMs = 400

/**
 * Proxies the built site at another address, and makes each request fail as `failureOf` says.
 * @param site address of the site to proxy
 */
export async function serveBroken(
  site: string,
  failureOf: (path: string) => Failure | undefined,
): Promise<BrokenSite> {
  const server = createServer((incoming, response) => {
    const headers = { ...incoming.headers, host: new URL(site).host }
    const pass = () => {
      const onward = request(
        new URL(incoming.url ?? '', site),
        { method: incoming.method, headers },
        (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers)
          answer.pipe(response)
        },
      )
      // A page that is left aborts its requests.
      onward.on('error', () => response.destroy())
      incoming.pipe(onward)
    }
    switch (failureOf(incoming.url ?? '')) {
      case undefined:
        pass()
        break
      case 'refused':
        incoming.socket.resetAndDestroy()
        break
      case '404':
        response.writeHead(404).end()
        break
      case 'slow':
        setTimeout(pass, slowAnswerDelayMs)
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
