/**
 * Without this patch, Firefox prefetches no pages and reports four refused requests per page.
 * src/hydration/prefetch.ts replaces Gatsby's module and explains the reason.
 * It needs the import of `./prefetch` in `gatsby/cache-dir/loader.js` (Gatsby 5.16.1).
 */
import { resolve } from 'node:path'
import { NormalModuleReplacementPlugin } from 'webpack'

/** The import path in Gatsby's loader. */
export const prefetchModule = /^\.\/prefetch$/

/** Returns the webpack plugin. Call it in the project's folder. */
export function prefetchByFetch(): NormalModuleReplacementPlugin {
  return new NormalModuleReplacementPlugin(
    prefetchModule,
    resolve('src', 'hydration', 'prefetch.ts'),
  )
}
