/**
 * Without this patch, React fails with `URI malformed` on `/#%E0%A4%A`, `/contact#100%` and the 404 page at
 * `/caf%E9`: Gatsby decodes addresses in several places. The plugin replaces the decoders of every script with
 * versions that never throw.
 * It needs global calls of `decodeURI` and `decodeURIComponent` in Gatsby 5.16.1 and its router packages.
 */
import { resolve } from 'node:path'
import { ProvidePlugin } from 'webpack'

/** Returns the webpack plugin. Call it in the project's folder. */
export function decodeSafely(): ProvidePlugin {
  const module = resolve('src', 'content-model', 'addresses', 'percent-encoding.ts')
  return new ProvidePlugin({
    decodeURI: [module, 'decodeAddress'],
    decodeURIComponent: [module, 'decodePart'],
  })
}
