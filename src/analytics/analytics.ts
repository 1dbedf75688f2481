/**
 * Counts page views and a few events without cookies, storage or third-party scripts. Part of the boot script, to count
 * visitors who never interact with the page.
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

/** Starts counting, unless the visitor objects or the page is not on the public site. */
export function startAnalytics({ siteUrl, ...settings }: AnalyticsOptions): void {
  if (location.origin !== siteUrl || hasObjected() || navigator.webdriver) return
  let counted = ''
  let referrer = document.referrer

  const send = (event?: AnalyticsEvent) => {
    const hit = { title: document.title, url: publicAddress(), referrer }
    const { address, body } = hitRequest(settings, event ? { ...hit, event } : hit)
    // Ignore errors: a blocked, slow or failing service must not affect the visitor.
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
  addEventListener('click', noticeClick, true)
}

/** Whether the browser sends Global Privacy Control or Do Not Track. */
function hasObjected(): boolean {
  const { doNotTrack } = navigator
  return (
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) ||
    doNotTrack === '1'
  )
}

/** Returns the address with campaign parameters only. Other parameters may contain text that a visitor typed. */
function publicAddress(): string {
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) =>
    name.startsWith('utm_'),
  )
  const query = new URLSearchParams(campaign).toString()
  return location.origin + location.pathname + (query && `?${query}`)
}

function noticeClick(event: MouseEvent): void {
  // Ignore replayed clicks (hydration/held-click.ts), which would count twice.
  if (!event.isTrusted || !(event.target instanceof Element)) return
  const link = event.target.closest('a')
  if (link?.pathname.endsWith('.pdf')) track('PDF opened')
  else if (link?.hasAttribute('data-cta')) track('Call to action clicked')
}
