/**
 * Counts page views and a few events without cookies, storage or third-party scripts. It is part of the boot script, so
 * that it also counts visitors who never show intent.
 */
import { type AnalyticsSettings, hitRequest } from './requests'
import { type AnalyticsEvent, track, trackedEvent } from './track'

declare global {
  interface WindowEventMap {
    /** After a navigation on the client. */
    routechange: Event
    [trackedEvent]: CustomEvent<AnalyticsEvent>
  }
}

export interface AnalyticsOptions extends AnalyticsSettings {
  /** The site’s own address. Copies of the site at other addresses, such as previews, send nothing. */
  siteUrl: string
}

/** Starts counting, unless the visitor has objected or the page is not the public site. */
export function startAnalytics({ siteUrl, ...settings }: AnalyticsOptions): void {
  if (location.origin !== siteUrl || hasObjected() || navigator.webdriver) return
  let counted = ''
  let referrer = document.referrer

  const send = (event?: AnalyticsEvent) => {
    const hit = { title: document.title, url: publicAddress(), referrer }
    const { address, body } = hitRequest(settings, event ? { ...hit, event } : hit)
    // Of no concern to the visitor: a blocked, slow or failing service changes nothing.
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

/** Returns the page’s address with campaign parameters only: other parameters may hold words that visitors typed. */
function publicAddress(): string {
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) =>
    name.startsWith('utm_'),
  )
  const query = new URLSearchParams(campaign).toString()
  return location.origin + location.pathname + (query && `?${query}`)
}

function noticeClick(event: MouseEvent): void {
  // The site replays a click that came before hydration; the replay is not a click of the visitor.
  if (!event.isTrusted || !(event.target instanceof Element)) return
  const link = event.target.closest('a')
  if (link?.pathname.endsWith('.pdf')) track('PDF opened')
  else if (link?.hasAttribute('data-cta')) track('Call to action clicked')
}
