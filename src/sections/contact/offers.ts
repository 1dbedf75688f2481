/** Offers of the buttons that link to the contact form, which repeats them. */
import { graphql } from 'gatsby'
import type { Topic } from '../../contact/use-contact-form'
import type { Entry } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'

/** A service's buttons, as values of `offer=`. */
export type ServiceOffer = 'main' | 'second' | 'first' | 'final'

/** The button's text, and a description of the next step. */
export interface Offer {
  title: string
  hint?: string | null | undefined
}

/** Data that a link passes to the contact form. */
export interface InquirySource {
  /** A service's button, an entry's collection, or a page's file name. */
  offer?: string
  /** File name of the entry. */
  service?: string
}

type PageWithOffer = Topic & Pick<Entry<'cases'>, 'finalCta'>

export interface OffersData {
  services: { nodes: Pick<Entry<'services'>, 'slug' | 'hero' | 'firstCta' | 'finalCta'>[] }
  pages: { nodes: Pick<Entry<'pages'>, 'slug' | 'sections'>[] }
  cases: { nodes: PageWithOffer[] }
  articles: { nodes: PageWithOffer[] }
  comparisons: { nodes: PageWithOffer[] }
  vendorFiles: { nodes: PageWithOffer[] }
}

/** Returns the entries with a call to action, by the value of `offer=`. */
function pagesWithOffers({ cases, articles, comparisons, vendorFiles }: OffersData) {
  return new Map([
    ['cases', cases.nodes],
    ['articles', articles.nodes],
    ['comparisons', comparisons.nodes],
    ['vendor-risk', vendorFiles.nodes],
  ])
}

/** Returns topics besides services, industries and solutions. */
export function furtherTopics(data: OffersData): Topic[] {
  return [...pagesWithOffers(data).values()].flat()
}

/**
 * Returns the clicked button's offer, if the query names one.
 * @param search `?service=erp-integration&offer=first` or `?offer=portfolio`
 * @param standard texts for files without their own
 */
export function offerOf(
  data: OffersData,
  search: string,
  standard: InterfaceWords['finalCta'],
): Offer | undefined {
  const query = new URLSearchParams(search)
  const name = query.get('offer')
  const slug = query.get('service')
  const offerIn = (cta: Entry<'cases'>['finalCta']): Offer => ({
    title: cta?.button.text ?? standard.button,
    hint: cta ? cta.description : standard.description,
  })
  const page =
    name &&
    pagesWithOffers(data)
      .get(name)
      ?.find((entry) => entry.slug === slug)
  if (page) return offerIn(page.finalCta)
  const service = data.services.nodes.find((entry) => entry.slug === slug)
  if (!service) {
    const linked = data.pages.nodes.find((entry) => entry.slug === name)
    const request = linked?.sections.find(({ key }) => key === 'request')
    if (request?.button) return { title: request.button.text, hint: request.description }
    return linked && offerIn(null)
  }
  const { hero, firstCta, finalCta } = service
  const ofService: Record<ServiceOffer, Offer | null> = {
    main: { title: hero.primaryButton.text },
    second: hero.secondaryButton && { title: hero.secondaryButton.text },
    first: firstCta && { title: firstCta.button.text, hint: firstCta.description },
    final: offerIn(finalCta),
  }
  return Object.entries(ofService).find(([key]) => key === name)?.[1] ?? undefined
}

/**
 * Adds the source to a contact link:
 * `/contact?service=tender-addenda&offer=cases`. Returns other links unchanged.
 */
export function contactLink(link: string, { service, offer }: InquirySource): string {
  const query = new URLSearchParams({ ...(service && { service }), ...(offer && { offer }) })
  return link === '/contact' ? `/contact?${query}` : link
}

export const offers = graphql`
  fragment OfferOfCallToAction on CallToAction {
    description
    button {
      text
    }
  }
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
          ...OfferOfCallToAction
        }
        finalCta {
          ...OfferOfCallToAction
        }
      }
    }
    pages: allFixedPage(sort: { slug: ASC }) {
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
    cases: allCase(sort: { slug: ASC }) {
      nodes {
        slug
        title
        finalCta {
          ...OfferOfCallToAction
        }
      }
    }
    articles: allArticle(sort: { slug: ASC }) {
      nodes {
        slug
        title
        finalCta {
          ...OfferOfCallToAction
        }
      }
    }
    comparisons: allComparison(sort: { slug: ASC }) {
      nodes {
        slug
        title
        finalCta {
          ...OfferOfCallToAction
        }
      }
    }
    vendorFiles: allVendorFile(sort: { slug: ASC }) {
      nodes {
        slug
        title
        finalCta {
          ...OfferOfCallToAction
        }
      }
    }
  }
`
