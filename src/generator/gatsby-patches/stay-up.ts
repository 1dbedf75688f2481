/**
 * The development server stays up: what goes wrong with one answer or one picture is told, and does not
 * end it. Gatsby takes such faults for those of a build, which must stop.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { CreateDevServerArgs, Reporter } from 'gatsby'

/** What this changes of Gatsby's inside. */
interface GatsbyReporter extends Pick<Reporter, 'warn'> {
  panic(...words: unknown[]): unknown
}
interface StaticFiles {
  developStatic(folder: string, options: object): unknown
}

/**
 * Changes what ends the server, before it starts.
 * @param root the project's folder
 */
export function stayUp(root: string): void {
  const inside = createRequire(createRequire(join(root, 'package.json')).resolve('gatsby'))
  const reporter: GatsbyReporter = inside('gatsby-cli/lib/reporter')
  process.on('unhandledRejection', (reason) => tell(reporter, reason))
  const panic = reporter.panic.bind(reporter)
  // gatsby-plugin-sharp, of a picture that was half written when it was asked for.
  reporter.panic = (...words) =>
    words[0] === 'error converting image' ? tell(reporter, words[1]) : panic(...words)
  redirectNoFolders(inside('gatsby/dist/commands/develop-static'))
}

/**
 * A build leaves a folder for each page. For one that has no page any more, Gatsby redirects to the
 * address with a slash at its end, which browsers remember; when the page is back, it redirects from there.
 */
function redirectNoFolders(module: StaticFiles): void {
  const { developStatic } = module
  module.developStatic = (folder, options) => developStatic(folder, { ...options, redirect: false })
}

function tell(reporter: Pick<Reporter, 'warn'>, reason: unknown): void {
  const words = reason instanceof Error ? reason.message : String(reason)
  reporter.warn(`Something went wrong, and the server goes on: ${words}`)
}

type Handler = (request: unknown, response: DevResponse, next: () => void) => unknown

interface DevResponse {
  headersSent: boolean
  status(code: number): { end(): void }
}

/**
 * Answers where an asynchronous handler fails, for which Express 4 leaves the browser waiting: a picture
 * may have gone between being named and being asked for.
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
        tell(reporter, error)
        if (!response.headersSent) response.status(503).end()
      }
    }
  }
}
