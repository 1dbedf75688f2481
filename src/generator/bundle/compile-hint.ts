import { BannerPlugin, Compilation } from 'webpack'

/**
 * A webpack plugin that begins each script with the hint by which Chromium (from 136) compiles all of
 * its functions while it arrives, beside the page's own thread. Otherwise it compiles each when it is
 * first called, which was half of the longest task of taking a page over; other browsers see a comment.
 * https://developer.chrome.com/blog/explicit-compile-hints
 */
export const compileHint = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // After the minifier, which would drop it, and before names and hashes are taken of the text.
  stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
})
