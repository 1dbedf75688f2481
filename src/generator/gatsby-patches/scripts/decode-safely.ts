/**
 * Without this patch, React fails with `URI malformed` on `/#%E0%A4%A`, `/contact#100%` and the 404 page at
 * `/caf%E9`: Gatsby decodes addresses in several places.
 * It needs global calls of `decodeURI` and `decodeURIComponent` in Gatsby 5.16.1 and its router packages. The
 * replacements never throw.
 */
import { resolve } from 'node:path'
import { ProvidePlugin } from 'webpack'

/** Call this in the project's folder. */
export function decodeSafely(): ProvidePlugin {
  const module = resolve('src', 'content-model', 'addresses', 'percent-encoding.ts')
  return new ProvidePlugin({
    decodeURI: [module, 'decodeAddress'],
    decodeURIComponent: [module, 'decodePart'],
  })
}
