/**
 * The outside origins that pages ask for anything: the only such list. From it are made the content
 * security policy and the privacy page's list of third parties.
 */

import { accessKey, endpointOf } from '../contact/form-service'
import { tilesOf } from '../contact/map-tiles'
import type { Settings } from '../content-model/collections/settings'

/** The settings that name outside origins. */
export interface ThirdPartyServices {
  form: Pick<Settings['form'], 'endpoint'>
  map: Pick<Settings['map'], 'tiles'>
  video: Pick<Settings['video'], 'embedUrl'>
}

export interface ThirdPartyOrigin {
  /** What visitors know it as. */
  content: string
  /** Scheme and host, such as `https://tile.openstreetmap.org`. */
  origin: string
  /** What the content security policy lets pages do with it. */
  directives: readonly ('connect-src' | 'form-action' | 'img-src' | 'frame-src')[]
  /** What the privacy page says: what the visitor does before anything is asked of it. */
  askedWhen: string
  /** What the privacy page says: what its provider then learns. */
  receives: string
}

/** All outside origins of a site with these settings. */
export function thirdPartyOrigins({ form, map, video }: ThirdPartyServices): ThirdPartyOrigin[] {
  return [
    // Takes inquiries in. With script they are posted by fetch, without it by the form itself. Without
    // a key nothing is posted, and the form opens an email.
    {
      content: 'Form service',
      origin: originOf(endpointOf(form)),
      directives: ['connect-src', 'form-action'] as const,
      askedWhen: 'send the contact form',
      receives: 'What you entered, your IP address and browser data',
    },
    // Draws the streets around the office.
    {
      content: 'Map tiles',
      origin: originOf(tilesOf(map)),
      directives: ['img-src'] as const,
      askedWhen: 'scroll to the map on the contact page, or press on it',
      receives: 'Your IP address, browser data and which part of the map is shown',
    },
    // Plays the video, in a frame of its own.
    {
      content: 'Video',
      origin: originOf(video.embedUrl),
      directives: ['frame-src'] as const,
      askedWhen: 'press play',
      receives:
        'Your IP address and browser data; it may set cookies or use storage in your browser',
    },
  ].filter(({ directives }) => accessKey !== '' || !directives.some((one) => one === 'form-action'))
}

/** Map services name a server of several as `{s}`. */
function originOf(address: string): string {
  const [origin = ''] = /^[a-z]+:\/\/[^/?#]+/i.exec(address) ?? []
  return origin.replaceAll('{s}', '*')
}
