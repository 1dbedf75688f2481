/** Skips slice stitching, for which Gatsby would read every rendered page again. */
import type { BuildArgs } from 'gatsby'

/**
 * Makes Gatsby skip slice stitching on a site that has no slices: gatsby-ssr.tsx removes Gatsby's own slice,
 * which holds the framework's scripts.
 */
export function skipSliceStitching({ emitter, store }: Pick<BuildArgs, 'emitter' | 'store'>): void {
  const { slices }: { slices: ReadonlyMap<string, unknown> } = store.getState()
  // The last event before Gatsby reads the pages.
  if (slices.size === 0)
    emitter.on('SLICES_PROPS_REMOVE_STALE', () => store.dispatch({ type: 'SLICES_STITCHED' }))
}
