/**
 * Without it, Firefox prefetches no page and reports four refused requests a page. src/hydration/prefetch.ts, which takes
 * the place of Gatsby's module, says why.
 * It needs the import of `./prefetch` in `gatsby/cache-dir/loader.js` (Gatsby 5.16.1).
 */
import { resolve } from 'node:path'
import { NormalModuleReplacementPlugin } from 'webpack'

/** The name by which Gatsby's loader imports the module. */
export const prefetchModule = /^\.\/prefetch$/

/** Returns the webpack plugin; the project's folder is the present one. */
export function prefetchByFetch(): NormalModuleReplacementPlugin {
  return new NormalModuleReplacementPlugin(
    prefetchModule,
    resolve('src', 'hydration', 'prefetch.ts'),
  )
}
