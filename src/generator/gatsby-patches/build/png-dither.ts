/**
 * Without this patch, drawings are up to twice as large and have grain in flat areas.
 * It needs `png` on the prototype of sharp's class (0.35.5): gatsby-plugin-sharp 5.16.0 calls it and has no option for
 * dithering.
 */
import sharp, { type PngOptions, type Sharp } from 'sharp'

export function disableDithering(): void {
  const prototype: Sharp = sharp.prototype
  const { png } = prototype
  prototype.png = function flatPng(this: Sharp, options?: PngOptions) {
    return png.call(this, { dither: 0, ...options })
  }
}
