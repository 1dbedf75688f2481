declare module 'serve-handler' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  import type { Readable } from 'node:stream'

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

  interface Methods {
    /** @param range bytes of the file that were requested, if not all */
    createReadStream(file: string, range?: { start?: number; end?: number }): Readable
  }

  export default function handler(
    request: IncomingMessage,
    response: ServerResponse,
    config: Config,
    methods: Methods,
  ): Promise<void>
}
