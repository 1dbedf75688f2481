/**
 * Keeps the development server running: an error in one picture is printed as a warning. Gatsby would treat
 * it like an error of a build, which must stop.
 *
 * Internal: `panic` of `gatsby-cli/lib/reporter` (gatsby-cli 5.16.0), and the words by which
 * gatsby-plugin-sharp 5.16.0 reports a picture that was half written when it was requested.
 * Gain: a picture that comes, goes or changes does not end the server.
 * When it is gone: the server warns, and may end in that case; scripts/dev-server starts it again.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Reporter } from 'gatsby'
import { applyPatch } from '../apply-patch'

interface GatsbyReporter extends Pick<Reporter, 'warn'> {
  panic(...words: unknown[]): unknown
}

/**
 * Patches what would end the server; to be called before it starts.
 * @param root the project's folder
 */
export function stayUp(root: string): void {
  applyPatch('stay-up.ts', () => {
    const gatsby = createRequire(join(root, 'package.json')).resolve('gatsby')
    const reporter: GatsbyReporter = createRequire(gatsby)('gatsby-cli/lib/reporter')
    process.on('unhandledRejection', (reason) => warnAndGoOn(reporter, reason))
    const panic = reporter.panic.bind(reporter)
    reporter.panic = (...words) =>
      words[0] === 'error converting image' ? warnAndGoOn(reporter, words[1]) : panic(...words)
  })
}

/** Prints an error after which the server goes on. */
export function warnAndGoOn(reporter: Pick<Reporter, 'warn'>, reason: unknown): void {
  const words = reason instanceof Error ? reason.message : String(reason)
  reporter.warn(`Something went wrong, and the server goes on: ${words}`)
}
