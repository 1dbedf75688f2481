/** Requests of the supported analytics services. */
import type { Settings } from '../content-model/collections/settings'

export type AnalyticsSettings = NonNullable<Settings['analytics']>

export interface Hit {
  /** Absent for a page view. */
  event?: string
  title: string
  url: string
  /** Previous page, on any site. May be empty. */
  referrer: string
}

export function hitRequest({ service, host, site }: AnalyticsSettings, hit: Hit) {
  const { event, title, url, referrer } = hit
  if (service === 'plausible')
    // https://plausible.io/docs/events-api
    return {
      address: `${host}/api/event`,
      body: JSON.stringify({ name: event ?? 'pageview', domain: site, url, referrer }),
    }
  // https://developer.matomo.org/api-reference/tracking-api
  // Without _id, Matomo does not use cookies.
  return {
    address: `${host}/matomo.php`,
    body: new URLSearchParams({
      idsite: site,
      rec: '1',
      apiv: '1',
      send_image: '0',
      url,
      urlref: referrer,
      ...(event
        ? { e_c: 'Site', e_a: event, e_n: new URL(url).pathname, ca: '1' }
        : { action_name: title }),
    }),
  }
}
