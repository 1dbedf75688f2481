/** The headers that every answer of a host carries: the only such list. */

import { hostPolicy } from './content-security'

/** How long browsers keep what they have fetched. */
export const caching = {
  /** Pages, and what keeps its name: asked for again each time, and answered with 304. */
  revalidated: 'public, max-age=0, must-revalidate',
  /** What is named after its content: a year. */
  hashed: 'public, max-age=31536000, immutable',
} as const

/** Says which sites may put a file into their pages. */
export const resourcePolicy = 'Cross-Origin-Resource-Policy'

/** Of pictures: feed readers and previews in browsers show those that articles and links name. */
export const pictureResourcePolicy = 'cross-origin'

/** Features that no page uses and no frame may ask for; the video’s frame names those it does. */
const unused = [
  'camera',
  'microphone',
  'geolocation',
  'display-capture',
  'payment',
  'usb',
  'browsing-topics',
]

/**
 * One row a header.
 *
 * `Cross-Origin-Embedder-Policy` is missing because of the video, whose provider sends no such policy
 * with the player. Tried with a frame and pictures of another origin in Chromium 156: `require-corp`
 * blocks the frame and the map's tiles; `credentialless` lets the tiles through, and the frame only
 * where it is `<iframe credentialless>`. Firefox follows the header and knows no such frames, so that
 * its visitors could not play the video. No page needs what the header would unlock.
 */
export function hostHeaders(): [name: string, value: string][] {
  return [...documentHeaders, ...fileHeaders]
}

/** Rows that mean something only for what a browser shows as a page: scripts and pictures go without. */
const documentHeaders: [name: string, value: string][] = [
  ['Content-Security-Policy', hostPolicy],
  ['Permissions-Policy', unused.map((feature) => `${feature}=()`).join(', ')],
  // Windows that others open, and those that open ours, share nothing.
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  // Other sites learn from which site a visitor comes, which map and video services insist on.
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
]

/** Rows for every answer. */
const fileHeaders: [name: string, value: string][] = [
  // Two years, as the preload list of browsers asks for. Subdomains have to speak HTTPS too.
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'],
  // A file is what its type says, whatever its bytes look like.
  ['X-Content-Type-Options', 'nosniff'],
  // Other sites cannot put our files into their pages.
  [resourcePolicy, 'same-origin'],
]

/** Whether a header is for pages alone. */
export function isForDocuments(name: string): boolean {
  return !fileHeaders.some(([one]) => one.toLowerCase() === name.toLowerCase())
}
