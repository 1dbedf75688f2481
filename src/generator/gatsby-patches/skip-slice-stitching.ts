/** Pages that are whole as they are rendered, which Gatsby would all read again. */
import type { BuildArgs } from 'gatsby'

/**
 * Has Gatsby not look for slices in the finished pages of a site that makes none: gatsby-ssr.tsx takes
 * out its own, which holds the framework's scripts.
 */
export function skipSliceStitching({ emitter, store }: Pick<BuildArgs, 'emitter' | 'store'>): void {
  const { slices }: { slices: ReadonlyMap<string, unknown> } = store.getState()
  // The last that Gatsby does before it reads them.
  if (slices.size === 0)
    emitter.on('SLICES_PROPS_REMOVE_STALE', () => store.dispatch({ type: 'SLICES_STITCHED' }))
}
