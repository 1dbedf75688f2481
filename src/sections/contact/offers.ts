/** What buttons that lead to the contact page promise, which its form repeats. */
import { graphql } from 'gatsby'
import type { Topic } from '../../contact/use-contact-form'
import type { Entry } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'

/** The buttons of a service, as `offer=` of the address names them. */
export type ServiceOffer = 'main' | 'second' | 'first' | 'final'

/** A promise: the words of the button, and what they say happens next. */
export interface Offer {
  title: string
  hint?: string | null | undefined
}

/** What a link to the contact page tells its form. */
export interface InquirySource {
  /** Which call to action it was: a button of a service, the collection of an entry, or a page by its file name. */
  offer?: string
  /** File name of the entry that the inquiry is about. */
  service?: string
}

/** A page that ends with a call to action. */
type Asking = Topic & Pick<Entry<'cases'>, 'finalCta'>

/** Query result with the promises of all buttons. */
export interface OffersData {
  services: { nodes: Pick<Entry<'services'>, 'slug' | 'hero' | 'firstCta' | 'finalCta'>[] }
  pages: { nodes: Pick<Entry<'pages'>, 'slug' | 'sections'>[] }
  cases: { nodes: Asking[] }
  articles: { nodes: Asking[] }
  comparisons: { nodes: Asking[] }
  vendorFiles: { nodes: Asking[] }
}

/** Returns the entries that end with a call to action, by the collection that `offer=` names. */
function askingPages({ cases, articles, comparisons, vendorFiles }: OffersData) {
  return new Map([
    ['cases', cases.nodes],
    ['articles', articles.nodes],
    ['comparisons', comparisons.nodes],
    ['vendor-risk', vendorFiles.nodes],
  ])
}

/** Returns what an inquiry may be about besides services, industries and solutions. */
export function furtherTopics(data: OffersData): Topic[] {
  return [...askingPages(data).values()].flat()
}

/**
 * Returns what the button promised from which the visitor came, or undefined where the address names none.
 * @param search query of the address, such as `?service=erp-integration&offer=first` or `?offer=portfolio`
 * @param standard words of calls to action whose files have none
 */
export function offerOf(
  data: OffersData,
  search: string,
  standard: InterfaceWords['finalCta'],
): Offer | undefined {
  const query = new URLSearchParams(search)
  const name = query.get('offer')
  const slug = query.get('service')
  const promised = (cta: Entry<'cases'>['finalCta']): Offer => ({
    title: cta?.button.text ?? standard.button,
    hint: cta ? cta.description : standard.description,
  })
  const page =
    name &&
    askingPages(data)
      .get(name)
      ?.find((entry) => entry.slug === slug)
  if (page) return promised(page.finalCta)
  const service = data.services.nodes.find((entry) => entry.slug === slug)
  if (!service) {
    const asked = data.pages.nodes.find((entry) => entry.slug === name)
    const request = asked?.sections.find(({ key }) => key === 'request')
    if (request?.button) return { title: request.button.text, hint: request.description }
    return asked && promised(null)
  }
  const { hero, firstCta, finalCta } = service
  const ofService: Record<ServiceOffer, Offer | null> = {
    main: { title: hero.primaryButton.text },
    second: hero.secondaryButton && { title: hero.secondaryButton.text },
    first: firstCta && { title: firstCta.button.text, hint: firstCta.description },
    final: promised(finalCta),
  }
  return Object.entries(ofService).find(([key]) => key === name)?.[1] ?? undefined
}

/**
 * Adds to a link to the contact page what the form is to say: the entry and which of its calls to action it was,
 * `/contact?service=erp-integration&offer=first` or `/contact?service=tender-addenda&offer=cases`, or the page whose request
 * it was, `/contact?offer=portfolio`, with the industry or solution, if any: `/contact?service=fintech&offer=industries`.
 * Returns other links unchanged.
 */
export function contactLink(link: string, { service, offer }: InquirySource): string {
  const query = new URLSearchParams({ ...(service && { service }), ...(offer && { offer }) })
  return link === '/contact' ? `/contact?${query}` : link
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
    cases: allCase(sort: { slug: ASC }) {
      nodes {
        slug
        title
        finalCta {
          description
          button {
            text
          }
        }
      }
    }
    articles: allArticle(sort: { slug: ASC }) {
      nodes {
        slug
        title
        finalCta {
          description
          button {
            text
          }
        }
      }
    }
    comparisons: allComparison(sort: { slug: ASC }) {
      nodes {
        slug
        title
        finalCta {
          description
          button {
            text
          }
        }
      }
    }
    vendorFiles: allVendorFile(sort: { slug: ASC }) {
      nodes {
        slug
        title
        finalCta {
          description
          button {
            text
          }
        }
      }
    }
  }
`
