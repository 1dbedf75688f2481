/** Events that the analytics service counts besides page views. None carries anything that a visitor types. */
export type AnalyticsEvent =
  | 'Inquiry sent'
  | 'PDF opened'
  | 'Call to action clicked'
  | 'Search without results'

/** Name of the DOM event by which the site’s parts report events to `analytics.ts`. */
export const trackedEvent = 'analytics'

/** Reports an event. Without analytics, nothing listens. */
export function track(name: AnalyticsEvent): void {
  dispatchEvent(new CustomEvent<AnalyticsEvent>(trackedEvent, { detail: name }))
}
