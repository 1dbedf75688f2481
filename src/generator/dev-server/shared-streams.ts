/**
 * Lets all tabs share one connection per event stream. Browsers open six connections per host, and each tab would hold
 * two: the third tab would stay blank.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CreateDevServerArgs } from 'gatsby'
import { compileScript } from '../outputs/boot-script'

const scripts = {
  '/__shared-streams.js': 'development/tab.ts',
  '/__shared-streams-worker.js': 'development/worker.ts',
} as const

/** Serves the scripts of the tabs (added by gatsby-ssr.tsx) and of the shared worker. */
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
