/**
 * Answers 503 when an asynchronous handler of the development server fails, where Express 4 leaves the
 * browser waiting: a picture may have gone between being named and being requested.
 *
 * Internal: `app._router.stack` of Express 4.22, and `handle` of its layers. Express 5 has neither, and
 * answers failures itself.
 * Gain: a failed answer is told, and the tab goes on.
 * When it is gone: the server warns, and a request whose handler fails gets no answer.
 */
import type { CreateDevServerArgs } from 'gatsby'
import { applyPatch } from '../apply-patch'
import { warnAndGoOn } from './stay-up'

type Handler = (request: unknown, response: DevResponse, next: () => void) => unknown

interface DevResponse {
  headersSent: boolean
  status(code: number): { end(): void }
}

/** Wraps the handlers that the server has so far. */
export function answerFailures({
  app,
  reporter,
}: Pick<CreateDevServerArgs, 'app' | 'reporter'>): void {
  applyPatch('failed-answers.ts', () => {
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
  })
}
