/**
 * The third-party origins that pages ask for anything: the only such list. The content security policy and
 * the privacy page's list of third parties are made from it.
 */

import { accessKey, endpointOf } from '../contact/form-service'
import { tilesOf } from '../contact/map-tiles'
import type { Settings } from '../content-model/collections/settings'

/** The settings that name third-party origins. */
export interface ThirdPartyServices {
  form: Pick<Settings['form'], 'endpoint'>
  map: Pick<Settings['map'], 'tiles'>
  video: Pick<Settings['video'], 'embedUrl'>
}

export interface ThirdPartyOrigin {
  /** Setting that names it; src/sections/company/ThirdParties.tsx says of each what visitors read. */
  service: keyof ThirdPartyServices
  /** Scheme and host, such as `https://tile.openstreetmap.org`. */
  origin: string
  /** What the content security policy lets pages do with it. */
  directives: readonly ('connect-src' | 'form-action' | 'img-src' | 'frame-src')[]
}

/** Returns all third-party origins of a site with these settings. */
export function thirdPartyOrigins({ form, map, video }: ThirdPartyServices): ThirdPartyOrigin[] {
  return [
    // Receives inquiries. With JavaScript they are posted by fetch, without it by the form itself. Without
    // a key nothing is posted, and the form opens an email.
    {
      service: 'form' as const,
      origin: originOf(endpointOf(form)),
      directives: ['connect-src', 'form-action'] as const,
    },
    // Shows the streets around the office.
    {
      service: 'map' as const,
      origin: originOf(tilesOf(map)),
      directives: ['img-src'] as const,
    },
    // Plays the video, in a frame of its own.
    {
      service: 'video' as const,
      origin: originOf(video.embedUrl),
      directives: ['frame-src'] as const,
    },
  ].filter(({ directives }) => accessKey !== '' || !directives.some((one) => one === 'form-action'))
}

/** Returns the scheme and host of an address. Map services write `{s}` for one of several servers. */
function originOf(address: string): string {
  const [origin = ''] = /^[a-z]+:\/\/[^/?#]+/i.exec(address) ?? []
  return origin.replaceAll('{s}', '*')
}
