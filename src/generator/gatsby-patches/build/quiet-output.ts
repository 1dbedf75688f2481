/**
 * Without this patch, every build and start recommends another package of Gatsby in place of react-helmet, and every
 * build ends with a tree of all pages (112 lines for the sample). The development server advises `gatsby build`, which is
 * not how this site is built. A company without articles or cases reads that the queries of their templates “will not be
 * run”.
 * The patch needs `onPreInit` of gatsby-plugin-react-helmet 6.16.0, `_renderPageTree`, `warn` and `log` of
 * `gatsby-cli/lib/reporter` (5.16.0), and the words of `gatsby/dist/query/query-watcher` and
 * `gatsby/dist/utils/print-instructions` (5.16.1).
 */
import { createRequire } from 'node:module'

interface GatsbyReporter {
  _renderPageTree(pages: object): void
  warn(message: string): void
  log(message: string): void
}

/** Of a template whose collection has no entry, and the advice that follows. */
const aboutUnusedTemplates =
  /non-page component ".*\/src\/templates\/|^\s*Exported queries are only executed for page components/

/** The last lines of the development server's instructions. */
const aboutProductionBuilds = /development build is not optimized|To create a production build, use/

interface Instructions {
  printInstructions(...details: unknown[]): void
}

/** Removes output that does not help; to be called before the plugins run. */
export function quietOutput(): void {
  const helmet: { onPreInit?: unknown } = require('gatsby-plugin-react-helmet/gatsby-node')
  delete helmet.onPreInit
  const gatsby = createRequire(require.resolve('gatsby'))
  const reporter: GatsbyReporter = gatsby('gatsby-cli/lib/reporter')
  reporter._renderPageTree = () => {}
  for (const name of ['warn', 'log'] as const) {
    const say = reporter[name].bind(reporter)
    reporter[name] = (message) => {
      if (!aboutUnusedTemplates.test(message)) say(message)
    }
  }
  const instructions: Instructions = gatsby('gatsby/dist/utils/print-instructions')
  const print = instructions.printInstructions
  instructions.printInstructions = (...details) => {
    const { log } = console
    console.log = (line = '') => {
      if (!aboutProductionBuilds.test(String(line))) log(line)
    }
    print(...details)
    console.log = log
  }
}
