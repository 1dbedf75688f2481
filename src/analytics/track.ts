/** Counted events in addition to page views, without text from visitors. */
export type AnalyticsEvent =
  | 'Inquiry sent'
  | 'PDF opened'
  | 'Call to action clicked'
  | 'Search without results'

/** DOM event to `analytics.ts`. */
export const trackedEvent = 'analytics'

/** Reports an event. Does nothing if analytics are off. */
export function track(name: AnalyticsEvent): void {
  dispatchEvent(new CustomEvent<AnalyticsEvent>(trackedEvent, { detail: name }))
}
