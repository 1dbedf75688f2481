import type { ServiceOffer } from './offers'

/**
 * Adds to a link to the contact page what the form is to say: the service, and which of its buttons was pressed.
 * `/contact` becomes `/contact?service=erp-integration&offer=first`. Returns other links unchanged.
 */
export function contactLink(link: string, service: string, offer: ServiceOffer): string {
  return withQuery(link, { service, offer })
}

/** Adds to a link to the contact page the page whose request was pressed: `/contact?offer=portfolio`. */
export function requestLink(link: string, page: string): string {
  return withQuery(link, { offer: page })
}

function withQuery(link: string, query: Record<string, string>): string {
  return link === '/contact' ? `/contact?${new URLSearchParams(query)}` : link
}
