/**
 * A webpack plugin that replaces the module by which Gatsby prefetches pages with src/hydration/prefetch.ts,
 * which says why.
 *
 * Internal: the module `./prefetch` that `gatsby/cache-dir/loader.js` imports (Gatsby 5.16.1).
 * Gain: in Firefox 153 a page showed four refused requests before and none after; pages are prefetched there.
 * When it is gone: Firefox refuses prefetching again, and fetches a page when its link is followed.
 */
import { resolve } from 'node:path'
import { NormalModuleReplacementPlugin } from 'webpack'

/** The name by which Gatsby's loader imports the module. */
export const prefetchModule = /^\.\/prefetch$/

/** Returns the plugin; the project's folder is the present one. */
export function prefetchByFetch(): NormalModuleReplacementPlugin {
  return new NormalModuleReplacementPlugin(
    prefetchModule,
    resolve('src', 'hydration', 'prefetch.ts'),
  )
}
