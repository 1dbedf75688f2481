/** Limits how long the AVIF encoder searches for fewer bytes. */
import sharp, { type AvifOptions, type Sharp } from 'sharp'

/**
 * Effort of the AVIF encoder; sharp's default is 4. For a portrait 640 px wide, at the quality set in
 * gatsby-config.ts, 1 gives 24.4 KB in 0.1 s of a processor, and 2 gives 21.9 KB in twice that time; WebP
 * takes 25.6 KB.
 */
const effort = 1

/** Makes `effort` the default in this process: gatsby-plugin-sharp has no option for it. */
export function limitAvifEffort(): void {
  const prototype: Sharp = sharp.prototype
  const { avif } = prototype
  prototype.avif = function avifWithEffort(this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort, ...options })
  }
}
