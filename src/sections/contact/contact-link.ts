/**
 * Adds the service to a link to the contact page, so that the form can greet the visitor with it:
 * `/contact` becomes `/contact?service=erp-integration`. Other links stay as they are.
 */
export function contactLink(link: string, serviceSlug: string): string {
  return link === '/contact' ? `/contact?service=${serviceSlug}` : link
}
