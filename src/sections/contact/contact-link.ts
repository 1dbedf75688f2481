/**
 * Adds the service to a link to the contact page, so that the form preselects it: `/contact` becomes
 * `/contact?service=erp-integration`. Returns other links unchanged.
 */
export function contactLink(link: string, serviceSlug: string): string {
  return link === '/contact' ? `/contact?service=${serviceSlug}` : link
}
