/**
 * Without this patch, Gatsby prints advice to replace react-helmet, a tree of all pages after each build, advice to run
 * `gatsby build`, which skips our build steps, and warnings about the templates of empty collections.
 * It needs `onPreInit` of gatsby-plugin-react-helmet 6.16.0; `_renderPageTree`, `warn` and `log` of
 * `gatsby-cli/lib/reporter` (5.16.0); and the messages of `gatsby/dist/query/query-watcher` and
 * `gatsby/dist/utils/print-instructions` (5.16.1).
 */
import { createRequire } from 'node:module'

interface GatsbyReporter {
  _renderPageTree(pages: object): void
  warn(message: string): void
  log(message: string): void
}

const aboutUnusedTemplates =
  /non-page component ".*\/src\/templates\/|^\s*Exported queries are only executed for page components/

const aboutProductionBuilds = /development build is not optimized|To create a production build, use/

/** Call this before the plugins run. */
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
  const instructions: { printInstructions(...details: unknown[]): void } = gatsby(
    'gatsby/dist/utils/print-instructions',
  )
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
