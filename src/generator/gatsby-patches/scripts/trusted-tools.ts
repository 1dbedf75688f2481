/**
 * Without it, a first build takes 6 to 8 s longer: webpack looks up every file of Babel, Gatsby and webpack, to see next
 * time whether one has changed. A build starts afresh when a package has changed (scripts/site-build/build-cache.ts).
 * It needs `compilation.buildDependencies` (webpack 5.98.0), which go into the cache after the hook `afterCompile`.
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
