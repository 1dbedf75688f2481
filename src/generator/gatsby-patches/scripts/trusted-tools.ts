/**
 * Drops the build dependencies of a bundle, which webpack would keep in its cache to see whether they have
 * changed. They are not needed, since a build starts afresh when a package or this site's own build code has
 * changed (scripts/site-build/build-cache.ts).
 *
 * Internal: `compilation.buildDependencies` of webpack 5.98.0, which it writes into its cache after the hook
 * `afterCompile`.
 * Gain: 8 of the 55 s of a first build with 100 articles, for finding the files of Babel, Gatsby and webpack.
 * When it is gone: webpack ends the build with a TypeError that names this plugin; without it, all works and
 * takes longer.
 */
import type { Compiler } from 'webpack'

/** A webpack plugin that drops the build dependencies. */
export class TrustedToolsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('TrustedToolsPlugin', ({ buildDependencies }) => {
      buildDependencies.clear()
    })
  }
}
