/**
 * Counts page views and events without cookies, storage or third-party scripts.
 * Part of the boot script, to count visitors who never interact.
 */
import { type AnalyticsSettings, hitRequest } from './requests'
import { type AnalyticsEvent, track, trackedEvent } from './track'

declare global {
  interface WindowEventMap {
    /** Dispatched after client-side navigation. */
    routechange: Event
    [trackedEvent]: CustomEvent<AnalyticsEvent>
  }
}

export interface AnalyticsOptions extends AnalyticsSettings {
  /** Origin of the public site. Other origins, such as previews, send nothing. */
  siteUrl: string
}

/** Starts counting on the public site, unless the visitor objects. */
export function startAnalytics({ siteUrl, ...settings }: AnalyticsOptions): void {
  if (location.origin !== siteUrl || hasObjected() || navigator.webdriver) return
  let counted = ''
  let referrer = document.referrer

  const send = (event?: AnalyticsEvent) => {
    const hit = { title: document.title, url: publicAddress(), referrer }
    const { address, body } = hitRequest(settings, event ? { ...hit, event } : hit)
    // A blocked, slow or failing service must not affect the visitor.
    void fetch(address, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(
      () => undefined,
    )
  }
  const countPage = () => {
    if (location.pathname === counted) return
    if (counted) referrer = siteUrl + counted
    counted = location.pathname
    send()
  }

  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', countPage, { once: true })
  else countPage()
  addEventListener('routechange', countPage)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) send()
  })
  addEventListener(trackedEvent, ({ detail }) => send(detail))
  addEventListener('click', trackClick, true)
}

function hasObjected(): boolean {
  const { doNotTrack } = navigator
  return (
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) ||
    doNotTrack === '1'
  )
}

/** Drops all parameters except campaigns, because they may contain typed text. */
function publicAddress(): string {
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) =>
    name.startsWith('utm_'),
  )
  const query = new URLSearchParams(campaign).toString()
  return location.origin + location.pathname + (query && `?${query}`)
}

function trackClick(event: MouseEvent): void {
  // Ignores replayed clicks (hydration/held-click.ts), which would count twice.
  if (!event.isTrusted || !(event.target instanceof Element)) return
  const link = event.target.closest('a')
  if (link?.pathname.endsWith('.pdf')) track('PDF opened')
  else if (link?.hasAttribute('data-cta')) track('Call to action clicked')
}
