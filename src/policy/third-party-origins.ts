/** All third-party origins of pages, for the CSP and the privacy page. */

import { accessKey, endpointOf } from '../contact/form-service'
import { tilesOf } from '../contact/map-tiles'
import type { Settings } from '../content-model/collections/settings'

export interface ThirdPartyServices {
  form: Pick<Settings['form'], 'endpoint'>
  /** Undefined, or null in a query, if the site has none. */
  analytics?: Pick<NonNullable<Settings['analytics']>, 'host'> | null
  map?: Pick<NonNullable<Settings['map']>, 'tiles'> | null
  video?: Pick<NonNullable<Settings['video']>, 'embedUrl'> | null
}

export interface ThirdPartyOrigin {
  /** Setting with the origin. src/sections/company/ThirdParties.tsx explains it. */
  service: keyof ThirdPartyServices
  /** Scheme and host. */
  origin: string
  directives: readonly ('connect-src' | 'form-action' | 'img-src' | 'frame-src')[]
}

export function thirdPartyOrigins({
  form,
  analytics,
  map,
  video,
}: ThirdPartyServices): ThirdPartyOrigin[] {
  const named: [ThirdPartyOrigin['service'], string | false, ThirdPartyOrigin['directives']][] = [
    // Receives inquiries from fetch or, without JavaScript, from the form.
    // Without an access key, the form opens an email.
    ['form', accessKey !== '' && endpointOf(form), ['connect-src', 'form-action']],
    ['analytics', analytics ? analytics.host : false, ['connect-src']],
    ['map', map ? tilesOf(map) : false, ['img-src']],
    ['video', video ? video.embedUrl : false, ['frame-src']],
  ]
  return named.flatMap(([service, address, directives]) =>
    address === false ? [] : [{ service, origin: originOf(address), directives }],
  )
}

/** Map services write `{s}` for one of several servers. */
function originOf(address: string): string {
  const [origin = ''] = /^[a-z]+:\/\/[^/?#]+/i.exec(address) ?? []
  return origin.replaceAll('{s}', '*')
}
