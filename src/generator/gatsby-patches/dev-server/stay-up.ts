/**
 * Without this patch, the development server crashes or never answers if a tab requests a picture that is missing or
 * half written.
 * It needs `panic` of `gatsby-cli/lib/reporter` (5.16.0), gatsby-plugin-sharp 5.16.0's message for a failed
 * conversion, and `app._router.stack` of Express 4.22. Express 5 answers failures itself.
 */
import { createRequire } from 'node:module'
import type { CreateDevServerArgs, Reporter } from 'gatsby'

interface GatsbyReporter extends Pick<Reporter, 'warn'> {
  panic(...words: unknown[]): unknown
}

/** Call this before the server starts. */
export function warnInsteadOfPanic(): void {
  const gatsby = createRequire(require.resolve('gatsby'))
  const reporter: GatsbyReporter = gatsby('gatsby-cli/lib/reporter')
  process.on('unhandledRejection', (reason) => warnAndContinue(reporter, reason))
  const panic = reporter.panic.bind(reporter)
  reporter.panic = (...words) =>
    words[0] === 'error converting image' ? warnAndContinue(reporter, words[1]) : panic(...words)
}

type Handler = (request: unknown, response: DevResponse, next: () => void) => unknown

interface DevResponse {
  headersSent: boolean
  status(code: number): { end(): void }
}

/** Answers 503 if an asynchronous handler fails. Covers the handlers added so far. */
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
        warnAndContinue(reporter, error)
        if (!response.headersSent) response.status(503).end()
      }
    }
  }
}

function warnAndContinue(reporter: Pick<Reporter, 'warn'>, reason: unknown): void {
  const words = reason instanceof Error ? reason.message : String(reason)
  reporter.warn(`Something went wrong; the server keeps running: ${words}`)
}
