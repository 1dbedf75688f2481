/**
 * Without this patch, Firefox prefetches no pages and reports four refused requests per page.
 * src/hydration/prefetch.ts explains the reason.
 * It needs the import of `./prefetch` in `gatsby/cache-dir/loader.js` (5.16.1).
 */
import { resolve } from 'node:path'
import { NormalModuleReplacementPlugin } from 'webpack'

export const prefetchModule = /^\.\/prefetch$/

/** The working directory must be the project's folder. */
export function prefetchByFetch(): NormalModuleReplacementPlugin {
  return new NormalModuleReplacementPlugin(
    prefetchModule,
    resolve('src', 'hydration', 'prefetch.ts'),
  )
}
