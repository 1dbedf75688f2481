/**
 * Without it, every build and start recommends another package of Gatsby in place of react-helmet, every build ends with
 * a tree of all pages (112 lines for the sample), and a company without articles or cases is told that the queries of
 * their templates “will not be run”.
 * It needs `onPreInit` of gatsby-plugin-react-helmet 6.16.0, `_renderPageTree`, `warn` and `log` of
 * `gatsby-cli/lib/reporter` (5.16.0), and the words of `gatsby/dist/query/query-watcher` (5.16.1).
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

/** Leaves out what nobody can act on; to be called before the plugins run. */
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
}
