/** HTTP headers of every response. No other file defines any. */

import { previewDay } from '../content-model/visibility/preview'
import { hostPolicy } from './content-security'

export const caching = {
  /** For pages and fixed file names: browsers revalidate on each request (304). */
  revalidated: 'public, max-age=0, must-revalidate',
  /** For file names with a content hash: a year. */
  hashed: 'public, max-age=31536000, immutable',
} as const

/** Digits of the hash in script names. Few, because every page lists all chunks. */
export const chunkDigestLength = 6

/** Matches script names with a content hash. */
export const hashedScript = `[^/]+-[0-9a-f]{${chunkDigestLength},}\\.js`

export const resourcePolicy = 'Cross-Origin-Resource-Policy'

/** Feed readers and link previews embed pictures of articles. */
export const pictureResourcePolicy = 'cross-origin'

/**
 * Features that pages do not use and frames may not use. The video frame lists its own features.
 */
const unusedFeatures = [
  'camera',
  'microphone',
  'geolocation',
  'display-capture',
  'payment',
  'usb',
  'browsing-topics',
]

/** Headers that scripts and pictures do not need. */
const documentHeaders: [name: string, value: string][] = [
  ['Content-Security-Policy', hostPolicy],
  ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
  // Isolates our windows from windows of other sites.
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  // Map and video services require our origin; other sites receive nothing more.
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
]

const fileHeaders: [name: string, value: string][] = [
  // Two years and subdomains, for the preload list of browsers.
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'],
  // Browsers do not guess the type of a file from its bytes.
  ['X-Content-Type-Options', 'nosniff'],
  [resourcePolicy, 'same-origin'],
  ...(previewDay ? [['X-Robots-Tag', 'noindex'] satisfies [string, string]] : []),
]

/**
 * All headers. `Cross-Origin-Embedder-Policy` is not among them: pages do not need its features,
 * and the video provider does not send it with the player. In Chromium 156, `require-corp` blocks
 * the player and the map's tiles; `credentialless` allows the tiles, but the player only as
 * `<iframe credentialless>`, which Firefox does not support.
 */
export const hostHeaders = [...documentHeaders, ...fileHeaders]

export function isForDocuments(name: string): boolean {
  return documentHeaders.some(([header]) => header.toLowerCase() === name.toLowerCase())
}
