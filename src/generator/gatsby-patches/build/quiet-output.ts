/**
 * Without this patch, Gatsby prints misleading output. Every start recommends replacing react-helmet, and every build
 * ends with a tree of all pages (112 lines for the sample). The development server recommends `gatsby build`, which
 * skips our own build steps. A company without articles or cases gets warnings that the queries of their templates
 * “will not be run”.
 * The patch needs `onPreInit` of gatsby-plugin-react-helmet 6.16.0; `_renderPageTree`, `warn` and `log` of
 * `gatsby-cli/lib/reporter` (5.16.0); and the messages of `gatsby/dist/query/query-watcher` and
 * `gatsby/dist/utils/print-instructions` (5.16.1).
 */
import { createRequire } from 'node:module'

interface GatsbyReporter {
  _renderPageTree(pages: object): void
  warn(message: string): void
  log(message: string): void
}

/** The warning about a template whose collection is empty, and the advice that follows it. */
const aboutUnusedTemplates =
  /non-page component ".*\/src\/templates\/|^\s*Exported queries are only executed for page components/

/** The last lines of the development server's instructions. */
const aboutProductionBuilds = /development build is not optimized|To create a production build, use/

interface Instructions {
  printInstructions(...details: unknown[]): void
}

/** Suppresses this output. Call it before the plugins run. */
export function quietOutput(): void {
  const helmet: { onPreInit?: unknown } = require('gatsby-plugin-react-helmet/gatsby-node')
  delete helmet.onPreInit
  const gatsby = createRequire(require.resolve('gatsby'))
  const reporter: GatsbyReporter = gatsby('gatsby-cli/lib/reporter')
  reporter._renderPageTree = () => {}
  for (const name of ['warn', 'log'] as const) {
    const print = reporter[name].bind(reporter)
    reporter[name] = (message) => {
      if (!aboutUnusedTemplates.test(message)) print(message)
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
