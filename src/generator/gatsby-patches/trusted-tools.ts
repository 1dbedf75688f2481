import type { Compiler } from 'webpack'

/**
 * A webpack plugin that drops the build dependencies of a bundle, which webpack would keep in its cache to
 * see whether they have changed: finding the files of Babel, Gatsby and webpack took 8 of the 55 seconds of a
 * first build. They are not needed, since a build starts afresh when a package or this site's own build code
 * has changed (scripts/site-build/build-cache.ts).
 */
export class TrustedToolsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('TrustedToolsPlugin', ({ buildDependencies }) => {
      buildDependencies.clear()
    })
  }
}
