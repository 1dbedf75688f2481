/**
 * Without it, React fails with `URI malformed` on `/#%E0%A4%A`, `/contact#100%` and the 404 page at `/caf%E9`: Gatsby decodes
 * the address in several places. The plugin gives every script a decoder that never throws.
 * It needs free calls of `decodeURI` and `decodeURIComponent` in Gatsby 5.16.1 and the packages of its router.
 */
import { resolve } from 'node:path'
import { ProvidePlugin } from 'webpack'

/** Returns the webpack plugin; the project's folder is the present one. */
export function decodeSafely(): ProvidePlugin {
  const module = resolve('src', 'content-model', 'addresses', 'percent-encoding.ts')
  return new ProvidePlugin({
    decodeURI: [module, 'decodeAddress'],
    decodeURIComponent: [module, 'decodePart'],
  })
}
