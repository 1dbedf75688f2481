/** Events that analytics count besides page views, without visitors' text. */
export type AnalyticsEvent =
  | 'Inquiry sent'
  | 'PDF opened'
  | 'Call to action clicked'
  | 'Search without results'

/** Name of the DOM event that passes events to `analytics.ts`. */
export const trackedEvent = 'analytics'

/** Reports an event. Does nothing if analytics are off. */
export function track(name: AnalyticsEvent): void {
  dispatchEvent(new CustomEvent<AnalyticsEvent>(trackedEvent, { detail: name }))
}
