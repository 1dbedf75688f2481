/**
 * Without it, every build and start recommends another package of Gatsby in place of react-helmet, and every build ends
 * with a tree of all pages: 112 lines for the sample.
 * It needs `onPreInit` of gatsby-plugin-react-helmet 6.16.0, and `_renderPageTree` of `gatsby-cli/lib/reporter` (5.16.0).
 */
import { createRequire } from 'node:module'

interface GatsbyReporter {
  _renderPageTree(pages: object): void
}

/** Leaves out what nobody can act on; to be called before the plugins run. */
export function quietOutput(): void {
  const helmet: { onPreInit?: unknown } = require('gatsby-plugin-react-helmet/gatsby-node')
  delete helmet.onPreInit
  const gatsby = createRequire(require.resolve('gatsby'))
  const reporter: GatsbyReporter = gatsby('gatsby-cli/lib/reporter')
  reporter._renderPageTree = () => {}
}
