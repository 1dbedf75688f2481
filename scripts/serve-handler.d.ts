declare module 'serve-handler' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export default function handler(
    request: IncomingMessage,
    response: ServerResponse,
    config: object,
  ): Promise<void>
}

declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export default function compression(options: {
    brotli: { params: Record<number, number> }
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}
