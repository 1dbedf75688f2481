import type { ServiceOffer } from './offers'

/**
 * Adds to a link to the contact page what the form is to say: the service and which of its buttons was pressed,
 * `/contact?service=erp-integration&offer=first`, or the page whose request was, `/contact?offer=portfolio`. Returns other links unchanged.
 */
export function contactLink(
  link: string,
  query: { service: string; offer: ServiceOffer } | { offer: string },
): string {
  return link === '/contact' ? `/contact?${new URLSearchParams(query)}` : link
}
