import type { Compiler } from 'webpack'

/**
 * A webpack plugin that leaves out the list of what a bundle's tools are made of, which webpack would
 * keep in its cache to see whether they have changed: finding the files of Babel, Gatsby and webpack
 * took 8 of the 55 seconds of a first build. A build starts afresh when a package or this site's own
 * code of the build has changed (scripts/site-build/build-cache.ts), and so needs no such list.
 */
export class TrustedToolsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('TrustedToolsPlugin', ({ buildDependencies }) => {
      buildDependencies.clear()
    })
  }
}
