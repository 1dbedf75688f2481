import { graphql } from 'gatsby'
import type { Card } from '../../content-model/collections/query-results'
import { fillWords, type InterfaceWords } from '../../site/interface-words'
import type { Crumb } from '../../site/site-data'

export interface PageLink extends Crumb {
  text?: string
}

/** A page's related entries, in order. */
export interface RelatedLinks {
  services: PageLink[]
  industries: PageLink[]
  articles: (PageLink & Card<'articles'>)[]
}

/** A page's related cases, closest first. */
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

/** Returns a link without its description. */
export function nameOf({ path, title }: PageLink): PageLink {
  return { path, title }
}

/**
 * Returns a service's cases. If a case belongs to other services, its text
 * names them: only the services related to this service, if there are any.
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
