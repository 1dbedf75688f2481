/** HTTP headers of every response. No other file defines any. */

import { previewDay } from '../content-model/visibility/preview'
import { hostPolicy } from './content-security'

/** Values of `Cache-Control`. */
export const caching = {
  /** For pages and files with fixed names: browsers revalidate them on each request (304). */
  revalidated: 'public, max-age=0, must-revalidate',
  /** For files with a content hash in their name: a year. */
  hashed: 'public, max-age=31536000, immutable',
} as const

/** Digits of the hash in script names. It is short because every page contains the list of chunks. */
export const chunkDigestLength = 6

/** Regular expression for script names with a content hash. */
export const hashedScript = `[^/]+-[0-9a-f]{${chunkDigestLength},}\\.js`

/** Header that determines which sites may embed a file. */
export const resourcePolicy = 'Cross-Origin-Resource-Policy'

/** Value for pictures: feed readers and link previews embed pictures of articles. */
export const pictureResourcePolicy = 'cross-origin'

/** Features that pages do not use and frames may not use. The video frame lists its own features. */
const unusedFeatures = [
  'camera',
  'microphone',
  'geolocation',
  'display-capture',
  'payment',
  'usb',
  'browsing-topics',
]

/**
 * Returns all headers as rows.
 *
 * `Cross-Origin-Embedder-Policy` is left out, because the video provider does not send it with the player. In
 * Chromium 156, `require-corp` blocks the frame and the map's tiles; `credentialless` allows the tiles, but the
 * frame only as `<iframe credentialless>`. Firefox supports the header but not these frames, so its visitors
 * could not play the video. Pages do not use the features that the header would enable.
 */
export function hostHeaders(): [name: string, value: string][] {
  return [...documentHeaders, ...fileHeaders]
}

/** Headers for documents only. Scripts and pictures do not need them. */
const documentHeaders: [name: string, value: string][] = [
  ['Content-Security-Policy', hostPolicy],
  ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
  // Isolates the windows of this site from windows of other sites.
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  // Other sites receive only our origin. Map and video services require it.
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
]

const fileHeaders: [name: string, value: string][] = [
  // Two years and subdomains, for the preload list of browsers.
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'],
  // Browsers use the declared type of a file, and do not guess it from its bytes.
  ['X-Content-Type-Options', 'nosniff'],
  // Other sites cannot embed our files.
  [resourcePolicy, 'same-origin'],
  ...(previewDay ? [['X-Robots-Tag', 'noindex'] satisfies [string, string]] : []),
]

export function isForDocuments(name: string): boolean {
  return documentHeaders.some(([header]) => header.toLowerCase() === name.toLowerCase())
}
