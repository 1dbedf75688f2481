/** How long the encoder of AVIF pictures searches for fewer bytes. */
import sharp, { type AvifOptions, type Sharp } from 'sharp'

/**
 * Sharp's default is 4. Of a portrait 640 px wide at the quality that gatsby-config.ts asks for, an
 * effort of 1 makes 24.4 KB in 0.1 s of a processor, 2 makes 21.9 KB in twice that time; WebP 25.6 KB.
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
