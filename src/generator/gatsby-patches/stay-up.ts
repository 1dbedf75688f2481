/**
 * Keeps the development server running: an error in one answer or one picture is printed as a warning. Gatsby
 * would treat it like an error of a build, which must stop.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { CreateDevServerArgs, Reporter } from 'gatsby'

/** Gatsby internals that this module changes. */
interface GatsbyReporter extends Pick<Reporter, 'warn'> {
  panic(...words: unknown[]): unknown
}
interface StaticFiles {
  developStatic(folder: string, options: object): unknown
}

/**
 * Patches what would end the server; to be called before it starts.
 * @param root the project's folder
 */
export function stayUp(root: string): void {
  const requireFromGatsby = createRequire(
    createRequire(join(root, 'package.json')).resolve('gatsby'),
  )
  const reporter: GatsbyReporter = requireFromGatsby('gatsby-cli/lib/reporter')
  process.on('unhandledRejection', (reason) => warn(reporter, reason))
  const panic = reporter.panic.bind(reporter)
  // From gatsby-plugin-sharp, for a picture that was half written when it was requested.
  reporter.panic = (...words) =>
    words[0] === 'error converting image' ? warn(reporter, words[1]) : panic(...words)
  disableFolderRedirects(requireFromGatsby('gatsby/dist/commands/develop-static'))
}

/**
 * Turns off redirects to folders. A build leaves a folder for each page. If its page is gone, Gatsby
 * redirects to the address with a trailing slash, which browsers remember; once the page is back, it
 * redirects from there.
 */
function disableFolderRedirects(module: StaticFiles): void {
  const { developStatic } = module
  module.developStatic = (folder, options) => developStatic(folder, { ...options, redirect: false })
}

function warn(reporter: Pick<Reporter, 'warn'>, reason: unknown): void {
  const words = reason instanceof Error ? reason.message : String(reason)
  reporter.warn(`Something went wrong, and the server goes on: ${words}`)
}

type Handler = (request: unknown, response: DevResponse, next: () => void) => unknown

interface DevResponse {
  headersSent: boolean
  status(code: number): { end(): void }
}

/**
 * Answers 503 when an asynchronous handler fails, where Express 4 leaves the browser waiting: a picture may
 * have gone between being named and being requested.
 */
export function answerFailures({ app, reporter }: CreateDevServerArgs): void {
  const { stack }: { stack: { handle: Handler }[] } = app._router
  for (const layer of stack) {
    const { handle } = layer
    if (handle.constructor.name !== 'AsyncFunction') continue
    layer.handle = async (request, response, next) => {
      try {
        await handle(request, response, next)
      } catch (error) {
        warn(reporter, error)
        if (!response.headersSent) response.status(503).end()
      }
    }
  }
}
