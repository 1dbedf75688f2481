import { graphql } from 'gatsby'
import type { Card } from '../content-model/collections/query-results'

/** What a template's query receives: the entries at the end of its page, in their order. */
export interface RelatedLinks {
  waysToServices: Card<'services'>[]
  waysToIndustries: Card<'industries'>[]
  waysToArticles: Card<'articles'>[]
}

export const relatedLinks = graphql`
  fragment RelatedLinks on Query {
    waysToServices: servicesNamed(slugs: $services) {
      ...ServiceCard
    }
    waysToIndustries: industriesNamed(slugs: $industries) {
      ...IndustryCard
    }
    waysToArticles: articlesNamed(slugs: $articles) {
      ...ArticleCard
    }
  }
`

/** The entries at the end of a page. */
export function relatedLinksOf({ waysToServices, waysToIndustries, waysToArticles }: RelatedLinks) {
  return { services: waysToServices, industries: waysToIndustries, articles: waysToArticles }
}

export type Ways = ReturnType<typeof relatedLinksOf>

/** Cards of all of them, as `LinkCards` takes them. */
export function wayCards({ services, industries, articles }: Ways) {
  return [
    ...services.map(({ path, title, summary }) => ({ path, title, text: summary })),
    ...industries.map(({ path, name, tagline }) => ({ path, title: name, text: tagline })),
    ...articles.map(({ path, title, summary }) => ({ path, title, text: summary })),
  ]
}
