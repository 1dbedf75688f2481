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
  /** Absent, or null in a query's result, without analytics. */
  analytics?: Pick<NonNullable<Settings['analytics']>, 'host'> | null
  /** Absent, or null in a query's result, where the site has no map. */
  map?: Pick<NonNullable<Settings['map']>, 'tiles'> | null
  /** Absent, or null in a query's result, where the site has no video. */
  video?: Pick<NonNullable<Settings['video']>, 'embedUrl'> | null
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
export function thirdPartyOrigins({
  form,
  analytics,
  map,
  video,
}: ThirdPartyServices): ThirdPartyOrigin[] {
  const named: [ThirdPartyOrigin['service'], string | false, ThirdPartyOrigin['directives']][] = [
    // Receives inquiries. With JavaScript they are posted by fetch, without it by the form itself. Without a key
    // nothing is posted, and the form opens an email.
    ['form', accessKey !== '' && endpointOf(form), ['connect-src', 'form-action']],
    // Counts visits, unless the visitor objects.
    ['analytics', analytics ? analytics.host : false, ['connect-src']],
    // Shows the streets around the office.
    ['map', map ? tilesOf(map) : false, ['img-src']],
    // Plays the video, in a frame of its own.
    ['video', video ? video.embedUrl : false, ['frame-src']],
  ]
  return named.flatMap(([service, address, directives]) =>
    address === false ? [] : [{ service, origin: originOf(address), directives }],
  )
}

/** Returns the scheme and host of an address. Map services write `{s}` for one of several servers. */
function originOf(address: string): string {
  const [origin = ''] = /^[a-z]+:\/\/[^/?#]+/i.exec(address) ?? []
  return origin.replaceAll('{s}', '*')
}
