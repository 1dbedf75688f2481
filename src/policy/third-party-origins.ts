/**
 * All third-party origins that pages use. The content security policy and the list on the privacy page come
 * from this file.
 */

import { accessKey, endpointOf } from '../contact/form-service'
import { tilesOf } from '../contact/map-tiles'
import type { Settings } from '../content-model/collections/settings'

export interface ThirdPartyServices {
  form: Pick<Settings['form'], 'endpoint'>
  /** Undefined, or null in a query, without analytics. */
  analytics?: Pick<NonNullable<Settings['analytics']>, 'host'> | null
  /** Undefined, or null in a query, without a map. */
  map?: Pick<NonNullable<Settings['map']>, 'tiles'> | null
  /** Undefined, or null in a query, without a video. */
  video?: Pick<NonNullable<Settings['video']>, 'embedUrl'> | null
}

export interface ThirdPartyOrigin {
  /** Setting with the origin. src/sections/company/ThirdParties.tsx has its text for visitors. */
  service: keyof ThirdPartyServices
  /** Scheme and host, such as `https://tile.openstreetmap.org`. */
  origin: string
  /** CSP directives that allow the origin. */
  directives: readonly ('connect-src' | 'form-action' | 'img-src' | 'frame-src')[]
}

/** Returns all third-party origins for these settings. */
export function thirdPartyOrigins({
  form,
  analytics,
  map,
  video,
}: ThirdPartyServices): ThirdPartyOrigin[] {
  const named: [ThirdPartyOrigin['service'], string | false, ThirdPartyOrigin['directives']][] = [
    // Receives inquiries: from fetch with JavaScript, from the form without it. Without an access key, the form
    // opens an email instead.
    ['form', accessKey !== '' && endpointOf(form), ['connect-src', 'form-action']],
    ['analytics', analytics ? analytics.host : false, ['connect-src']],
    ['map', map ? tilesOf(map) : false, ['img-src']],
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
