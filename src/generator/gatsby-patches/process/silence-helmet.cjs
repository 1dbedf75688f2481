/**
 * Removes the only step that gatsby-plugin-react-helmet takes before a build: a warning that Gatsby has
 * another way now.
 *
 * Internal: the export `onPreInit` of `gatsby-plugin-react-helmet/gatsby-node` 6.16.0.
 * Gain: none in time; the output of a build has no warning that nobody can act on.
 * When it is gone: the warning is back, or the plugin warns in another step.
 */
try {
  delete require('gatsby-plugin-react-helmet/gatsby-node').onPreInit
} catch (error) {
  require('../left-out.cjs')('silence-helmet.cjs', error)
}
