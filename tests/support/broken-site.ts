import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

export interface BrokenSite {
  address: string
  close(): void
}

/**
 * Broken connection (`refused`), 404, no answer (`hang`), late answer (`slow`),
 * part of the bytes (`stalled`), or small chunks (`in pieces`).
 */
export type Failure = 'refused' | '404' | 'hang' | 'slow' | 'stalled' | 'in pieces'

/**
 * Delay of a slow answer, which must arrive after a click but soon enough to
 * replay the click (milliseconds).
 */
const slowAnswerDelayMs = 400

/**
 * Proxies a site and makes requests fail.
 * @param site address with path prefix
 */
export async function serveBroken(
  site: string,
  failureOf: (path: string) => Failure | undefined,
): Promise<BrokenSite> {
  const server = createServer((incoming, response) => {
    const headers = { ...incoming.headers, host: new URL(site).host }
    const pass = (send: (answer: IncomingMessage, response: ServerResponse) => void = pipe) => {
      const onward = request(
        new URL(incoming.url ?? '', site),
        { method: incoming.method, headers },
        (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers)
          send(answer, response)
        },
      )
      // Leaving a page aborts requests.
      onward.on('error', () => response.destroy())
      incoming.pipe(onward)
    }
    const failure = failureOf(incoming.url ?? '')
    switch (failure) {
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
      case 'stalled':
      case 'in pieces':
        // Turns off compression, so that a share of the bytes is the same share of the page.
        headers['accept-encoding'] = 'identity'
        pass(failure === 'stalled' ? stall : sendPieces)
        break
      case 'hang':
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}${new URL(site).pathname}`.replace(/\/$/, ''),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function pipe(answer: IncomingMessage, response: ServerResponse): void {
  answer.pipe(response)
}

async function stall(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(answer)
  response.write(body.subarray(0, Math.floor(body.length * 0.85)))
}

/** Sends half at once, and the rest in separate frames. */
async function sendPieces(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(answer)
  let sent = Math.floor(body.length / 2)
  response.write(body.subarray(0, sent))
  for (; sent < body.length; sent += 1500) {
    await wait(30)
    response.write(body.subarray(sent, sent + 1500))
  }
  response.end()
}
