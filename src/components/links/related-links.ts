import { graphql } from 'gatsby'
import type { Card } from '../../content-model/collections/query-results'
import { fillWords, type InterfaceWords } from '../../site/interface-words'
import type { Crumb } from '../../site/site-data'

/** A page as lists of links show it. */
export interface PageLink extends Crumb {
  /** What it is about. */
  text?: string
}

/** Query result with the related entries of a page, in order. */
export interface RelatedLinks {
  services: PageLink[]
  industries: PageLink[]
  articles: (PageLink & Card<'articles'>)[]
}

/** Query result with the cases that a page leads to, closest first, each with its client. */
export interface RelatedCases {
  cases: (PageLink & { services: Pick<Card<'services'>, 'slug' | 'title'>[] })[]
}

export const relatedLinks = graphql`
  fragment RelatedLinks on Query {
    services: servicesNamed(slugs: $services) {
      path
      title
      text: summary
    }
    industries: industriesNamed(slugs: $industries) {
      path
      title: name
      text: tagline
    }
    articles: articlesNamed(slugs: $articles) {
      ...ArticleCard
      text: summary
    }
  }
`

export const relatedCases = graphql`
  fragment RelatedCases on Query {
    cases: casesNamed(slugs: $cases) {
      path
      title
      text: client
      services {
        slug
        title
      }
    }
  }
`

/** Returns a link by its name alone. */
export function nameOf({ path, title }: PageLink): PageLink {
  return { path, title }
}

/**
 * Returns the cases of a service. One that does not name the service says why it is there: it names services that the
 * page leads to.
 */
export function casesOfService(
  { cases, services: related }: RelatedCases & Pick<RelatedLinks, 'services'>,
  service: string,
  { nearestCase }: Pick<InterfaceWords['servicePage'], 'nearestCase'>,
): PageLink[] {
  return cases.map(({ services, ...link }) => {
    if (services.some(({ slug }) => slug === service)) return link
    const shared = services.filter(({ title }) => related.some((other) => other.title === title))
    const named = shared.length > 0 ? shared : services
    const names = named.map(({ title }) => title).join(', ')
    return { ...link, text: fillWords(nearestCase, { services: names }) }
  })
}
