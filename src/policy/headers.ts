/** The headers that every response of a host carries: the only such list. */

import { previewDay } from '../content-model/visibility/preview'
import { hostPolicy } from './content-security'

/** Values of `Cache-Control`: how long browsers keep what they have fetched. */
export const caching = {
  /** For pages, and files that keep their names: asked for again each time, and answered with 304. */
  revalidated: 'public, max-age=0, must-revalidate',
  /** For files that are named after their content: a year. */
  hashed: 'public, max-age=31536000, immutable',
} as const

/** Digits of the digest in the name of a chunk of scripts. Short, since the list of chunks is part of every page's script. */
export const chunkDigestLength = 6

/** Pattern of the names of scripts that are named after their content, for a regular expression. */
export const hashedScript = `[^/]+-[0-9a-f]{${chunkDigestLength},}\\.js`

/** Name of the header that says which sites may put a file into their pages. */
export const resourcePolicy = 'Cross-Origin-Resource-Policy'

/** Its value for pictures: feed readers and previews in browsers show those that articles and links name. */
export const pictureResourcePolicy = 'cross-origin'

/** Features that no page uses and no frame may ask for; the video’s frame names those it does. */
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
 * Returns all headers, one row each.
 *
 * `Cross-Origin-Embedder-Policy` is missing because of the video, whose provider sends no such policy with
 * the player. Tried with a frame and pictures of another origin in Chromium 156: `require-corp` blocks the
 * frame and the map's tiles; `credentialless` lets the tiles through, and the frame only where it is
 * `<iframe credentialless>`. Firefox follows the header and knows no such frames, so that its visitors
 * could not play the video. No page needs what the header would unlock.
 */
export function hostHeaders(): [name: string, value: string][] {
  return [...documentHeaders, ...fileHeaders]
}

/** Headers that mean something only for what a browser shows as a page: scripts and pictures go without. */
const documentHeaders: [name: string, value: string][] = [
  ['Content-Security-Policy', hostPolicy],
  ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
  // Windows of this site share nothing with windows of other sites that they open or that open them.
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  // Other sites learn only from which site a visitor comes; map and video services insist on knowing it.
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
]

/** Headers of every response. */
const fileHeaders: [name: string, value: string][] = [
  // Two years, as the preload list of browsers asks for. Subdomains have to speak HTTPS too.
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'],
  // Browsers take a file for what its type says, whatever its bytes look like.
  ['X-Content-Type-Options', 'nosniff'],
  // Other sites cannot put our files into their pages.
  [resourcePolicy, 'same-origin'],
  ...(previewDay ? [['X-Robots-Tag', 'noindex'] satisfies [string, string]] : []),
]

/** Returns whether a header is for pages alone. */
export function isForDocuments(name: string): boolean {
  return documentHeaders.some(([one]) => one.toLowerCase() === name.toLowerCase())
}
