declare module 'serve-handler' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  /** The part of the handler's configuration that is used here. */
  interface Config {
    public: string
    cleanUrls: boolean
    trailingSlash: boolean
    directoryListing: boolean
    redirects: { source: string; destination: string; type: number }[]
    /** A value of null removes a header that the handler would set. */
    headers: { source: string; headers: { key: string; value: string | null }[] }[]
  }

  export default function handler(
    request: IncomingMessage,
    response: ServerResponse,
    config: Config,
  ): Promise<void>
}

declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean

  function compression(options: {
    brotli: { params: Record<number, number> }
    filter: Filter
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  namespace compression {
    const filter: Filter
  }
  export default compression
}
