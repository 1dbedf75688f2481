import { graphql } from 'gatsby'
import type { Card } from '../../content-model/collections/query-results'
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
