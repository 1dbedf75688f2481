/**
 * Lets all tabs of a browser share one connection for each event stream of the development server. A
 * browser opens six connections to a host, and a tab would keep two of them: its third would stay blank.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CreateDevServerArgs } from 'gatsby'
import { compileScript } from '../outputs/boot-script'

const scripts = {
  '/__shared-streams.js': 'development/tab.ts',
  '/__shared-streams-worker.js': 'development/worker.ts',
} as const

/** Serves the script of the tabs, which gatsby-ssr.tsx puts into the head, and that of the worker. */
export function serveSharedStreams({ app, store }: CreateDevServerArgs): void {
  const root: string = store.getState().program.directory
  for (const [address, module] of Object.entries(scripts)) {
    const text = compileScript(root, module)
    app.get(address, async (_request: IncomingMessage, response: ServerResponse) => {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' })
      response.end(await text)
    })
  }
}
