/** What buttons that lead to the contact page promise, which its form repeats. */
import { graphql } from 'gatsby'
import type { Entry } from '../../content-model/collections/query-results'

/** The buttons of a service, as `offer=` of the address names them. */
export type ServiceOffer = 'main' | 'second' | 'first' | 'final'

/** A promise: the words of the button, and what they say happens next. */
export interface Offer {
  title: string
  hint?: string | null | undefined
}

/** Query result with the promises of all buttons. */
export interface OffersData {
  services: { nodes: Pick<Entry<'services'>, 'slug' | 'hero' | 'firstCta' | 'finalCta'>[] }
  pages: { nodes: Pick<Entry<'pages'>, 'slug' | 'sections'>[] }
}

/**
 * Returns what the button promised from which the visitor came, or undefined where the address names none.
 * @param search query of the address, such as `?service=erp-integration&offer=first` or `?offer=portfolio`
 */
export function offerOf({ services, pages }: OffersData, search: string): Offer | undefined {
  const query = new URLSearchParams(search)
  const name = query.get('offer')
  const service = services.nodes.find(({ slug }) => slug === query.get('service'))
  if (!service) {
    const request = pages.nodes
      .find(({ slug }) => slug === name)
      ?.sections.find(({ key }) => key === 'request')
    return request?.button ? { title: request.button.text, hint: request.description } : undefined
  }
  const { hero, firstCta, finalCta } = service
  const ofService: Record<ServiceOffer, Offer | null> = {
    main: { title: hero.primaryButton.text },
    second: hero.secondaryButton && { title: hero.secondaryButton.text },
    first: firstCta && { title: firstCta.button.text, hint: firstCta.description },
    final: finalCta && { title: finalCta.button.text, hint: finalCta.description },
  }
  return Object.entries(ofService).find(([key]) => key === name)?.[1] ?? undefined
}

/**
 * Adds to a link to the contact page what the form is to say: the service and which of its buttons was pressed,
 * `/contact?service=erp-integration&offer=first`, or the page whose request was, `/contact?offer=portfolio`, with the industry or
 * solution on whose page it stands, if any: `/contact?service=fintech&offer=industries`. Returns other links unchanged.
 */
export function contactLink(
  link: string,
  query: { service: string; offer?: string } | { offer: string },
): string {
  return link === '/contact' ? `/contact?${new URLSearchParams(query)}` : link
}

export const offers = graphql`
  fragment Offers on Query {
    services: allService(filter: { status: { eq: "live" } }, sort: { slug: ASC }) {
      nodes {
        slug
        hero {
          primaryButton {
            text
          }
          secondaryButton {
            text
          }
        }
        firstCta {
          description
          button {
            text
          }
        }
        finalCta {
          description
          button {
            text
          }
        }
      }
    }
    pages: allFixedPage {
      nodes {
        slug
        sections {
          key
          description
          button {
            text
          }
        }
      }
    }
  }
`
