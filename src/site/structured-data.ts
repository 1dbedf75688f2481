/** JSON-LD with schema.org types. Its texts must be visible on the page. */

import { shareImagePath } from '../content-model/addresses/share-image-paths'
import type { Entry } from '../content-model/collections/query-results'
import { absolute, type Company, type Crumb } from './site-data'

export interface JsonLd {
  '@type': string
  [property: string]: unknown
}

/** JSON-LD that needs data of the company. */
export type Statement = (company: Company) => JsonLd

/** Returns JSON-LD as text for a script element, escaped for HTML. */
export function graphOf(jsonLd: readonly JsonLd[]): string {
  const [only, ...others] = jsonLd
  const content = others.length === 0 ? only : { '@graph': jsonLd }
  return JSON.stringify({ '@context': 'https://schema.org', ...content }).replaceAll('<', '\\u003c')
}

/** The same in all languages. */
const idOf = ({ siteUrl }: Company) => `${absolute({ siteUrl }, '/')}#company`

/** The company, for pages about it. Other pages refer to its id. */
export const organisation: Statement = (company) => {
  const { telephone, whatsapp, areaServed, social } = company
  const places = placesOf(company)
  return {
    '@type': 'Organization',
    '@id': idOf(company),
    name: company.brand,
    legalName: company.legalName,
    description: company.tagline,
    url: absolute(company, '/'),
    logo: absolute(company, '/icon-512.png'),
    foundingDate: String(company.foundedYear),
    ...(company.headcount && {
      numberOfEmployees: { '@type': 'QuantitativeValue', value: company.headcount },
    }),
    ...(telephone && { telephone }),
    ...(whatsapp && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: whatsapp,
      },
    }),
    address: postalAddress(company.address),
    ...(places.length > 0 && { location: places }),
    ...(areaServed.length > 0 && { areaServed }),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
  }
}

type Address = Omit<Company['address'], 'country'>

const postalAddress = ({ lines, locality, postalCode, countryCode }: Address): JsonLd => ({
  '@type': 'PostalAddress',
  streetAddress: lines.join(', '),
  addressLocality: locality,
  postalCode,
  addressCountry: countryCode,
})

/**
 * The branches and, if its hours are known, the headquarters: an `Organization` cannot have hours.
 */
function placesOf({ brand, address, openingHours, branches }: Company): JsonLd[] {
  const hours = openingHours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  }))
  const headquarters = {
    '@type': 'Place',
    name: brand,
    address: postalAddress(address),
    openingHoursSpecification: hours,
  }
  const others = branches.map(({ name, telephone, ...branch }) => ({
    '@type': 'Place',
    name,
    address: postalAddress(branch),
    ...(telephone && { telephone }),
  }))
  return [...(hours.length > 0 ? [headquarters] : []), ...others]
}

const reference = (company: Company): JsonLd => ({
  '@type': 'Organization',
  '@id': idOf(company),
  name: company.brand,
})

/** The site and its search. */
export const website: Statement = (company) => ({
  '@type': 'WebSite',
  name: company.brand,
  url: absolute(company, '/'),
  inLanguage: company.language,
  publisher: { '@id': idOf(company) },
  potentialAction: {
    '@type': 'SearchAction',
    target: `${absolute(company, '/search')}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
})

const listItems = (company: Company, items: readonly Crumb[]): JsonLd[] =>
  items.map(({ path, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: absolute(company, path),
  }))

/** Breadcrumbs from the home page to this page. */
export function breadcrumbs(company: Company, trail: readonly Crumb[]): JsonLd {
  return { '@type': 'BreadcrumbList', itemListElement: listItems(company, trail) }
}

/** A service. `kind` is the visible name of its kind. */
export function service({ title, hero, path }: Entry<'services'>, kind: string): Statement {
  return (company) => ({
    '@type': 'Service',
    name: title,
    serviceType: kind,
    description: hero.description,
    url: absolute(company, path),
    provider: reference(company),
  })
}

/** A named list of pages, such as the services of a comparison. */
export function itemList(name: string, items: readonly Crumb[]): Statement {
  return (company) => ({ '@type': 'ItemList', name, itemListElement: listItems(company, items) })
}

/**
 * An article. Without an author, the company is the author.
 * @param sharedAs path of the page with the article's share image
 */
export function article(entry: Entry<'articles'>, sharedAs: string): Statement {
  const { title, summary, published, updated, path, author } = entry
  return (company) => ({
    '@type': 'BlogPosting',
    headline: title,
    description: summary,
    articleSection: entry.categoryName,
    datePublished: published,
    dateModified: updated ?? published,
    image: absolute(company, shareImagePath(sharedAs)),
    inLanguage: company.language,
    url: absolute(company, path),
    author: author
      ? { '@type': 'Person', name: author.name, jobTitle: author.title, url: author.profileUrl }
      : reference(company),
    publisher: reference(company),
  })
}

/** A case, as an article by the company. */
export function caseStudy({ title, summary, domain, path }: Entry<'cases'>): Statement {
  return (company) => ({
    '@type': 'Article',
    headline: title,
    description: summary,
    articleSection: domain,
    image: absolute(company, shareImagePath(path)),
    inLanguage: company.language,
    url: absolute(company, path),
    author: reference(company),
    publisher: reference(company),
  })
}

/** The questions and answers on the page. */
export function questions(items: readonly { question: string; answer: string }[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
