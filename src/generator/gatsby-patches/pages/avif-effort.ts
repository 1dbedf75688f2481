/**
 * Limits how long the AVIF encoder searches for fewer bytes. gatsby-plugin-sharp has no option for it.
 *
 * Internal: `avif` on the prototype of sharp 0.35.5’s class, which gatsby-plugin-sharp 5.16.0 calls.
 * Gain: the pictures of 1,000 articles took 69 s at sharp’s effort of 4, and 13 s at 2; 1 halves that.
 * When it is gone: the build warns and encodes with sharp’s effort; pages get slightly smaller pictures.
 */
import sharp, { type AvifOptions, type Sharp } from 'sharp'
import { applyPatch } from '../apply-patch'

/**
 * Effort of the AVIF encoder; sharp's default is 4. For a portrait 640 px wide, at the quality set in
 * gatsby-config.ts, 1 gives 24.4 KB in 0.1 s of a processor, and 2 gives 21.9 KB in twice that time; WebP
 * takes 25.6 KB.
 */
const effort = 1

/** Makes `effort` the default in this process. */
export function limitAvifEffort(): void {
  applyPatch('avif-effort.ts', () => {
    const prototype: Sharp = sharp.prototype
    const { avif } = prototype
    if (!avif) throw new Error('sharp has no method avif')
    prototype.avif = function avifWithEffort(this: Sharp, options?: AvifOptions) {
      return avif.call(this, { effort, ...options })
    }
  })
}
