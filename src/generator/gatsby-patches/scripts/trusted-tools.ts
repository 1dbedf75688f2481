/**
 * Without this patch, a first build takes 6 to 8 s longer: webpack reads every file of Babel, Gatsby and webpack to
 * detect changes. Our build already discards the cache when a package changes (scripts/site-build/build-cache.ts).
 * It needs `compilation.buildDependencies` (webpack 5.98.0), which webpack caches after the hook `afterCompile`.
 */
import type { Compiler } from 'webpack'

export class TrustedToolsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('TrustedToolsPlugin', ({ buildDependencies }) => {
      buildDependencies.clear()
    })
  }
}
