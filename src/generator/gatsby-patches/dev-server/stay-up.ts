/**
 * Without it, a picture that comes, goes or is half written while a tab requests it ends the development server, or leaves
 * the tab without an answer. The server prints the error and goes on, and answers 503.
 * It needs `panic` of `gatsby-cli/lib/reporter` (5.16.0), the words of gatsby-plugin-sharp 5.16.0 for such a picture, and
 * `app._router.stack` of Express 4.22; Express 5 answers failures itself.
 */
import { createRequire } from 'node:module'
import type { CreateDevServerArgs, Reporter } from 'gatsby'

interface GatsbyReporter extends Pick<Reporter, 'warn'> {
  panic(...words: unknown[]): unknown
}

/** Patches what would end the server; to be called before it starts. */
export function stayUp(): void {
  const gatsby = createRequire(require.resolve('gatsby'))
  const reporter: GatsbyReporter = gatsby('gatsby-cli/lib/reporter')
  process.on('unhandledRejection', (reason) => warnAndGoOn(reporter, reason))
  const panic = reporter.panic.bind(reporter)
  reporter.panic = (...words) =>
    words[0] === 'error converting image' ? warnAndGoOn(reporter, words[1]) : panic(...words)
}

type Handler = (request: unknown, response: DevResponse, next: () => void) => unknown

interface DevResponse {
  headersSent: boolean
  status(code: number): { end(): void }
}

/** Answers 503 where an asynchronous handler that the server has so far fails: Express 4 would not answer. */
export function answerFailures({
  app,
  reporter,
}: Pick<CreateDevServerArgs, 'app' | 'reporter'>): void {
  const { stack }: { stack: { handle: Handler }[] } = app._router
  for (const layer of stack) {
    const { handle } = layer
    if (handle.constructor.name !== 'AsyncFunction') continue
    layer.handle = async (request, response, next) => {
      try {
        await handle(request, response, next)
      } catch (error) {
        warnAndGoOn(reporter, error)
        if (!response.headersSent) response.status(503).end()
      }
    }
  }
}

function warnAndGoOn(reporter: Pick<Reporter, 'warn'>, reason: unknown): void {
  const words = reason instanceof Error ? reason.message : String(reason)
  reporter.warn(`Something went wrong, and the server goes on: ${words}`)
}
