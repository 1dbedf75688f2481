import { BannerPlugin, Compilation } from 'webpack'

/**
 * A webpack plugin that begins each script with an explicit compile hint, by which Chromium (from 136)
 * compiles all of its functions off the main thread while the script arrives. Otherwise it compiles each at
 * its first call, which was half of the longest task of hydration; other browsers see a comment.
 * https://developer.chrome.com/blog/explicit-compile-hints
 */
export const compileHint = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // After the minifier, which would drop the comment, and before names and hashes are computed.
  stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
})
