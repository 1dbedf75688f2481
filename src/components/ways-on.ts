import { graphql } from 'gatsby'
import type { Card } from '../collections/queried'

/** What a template's query receives: the entries at the end of its page, in no order. */
export interface WaysOn {
  waysToServices: { nodes: Card<'services'>[] }
  waysToIndustries: { nodes: Card<'industries'>[] }
  waysToArticles: { nodes: Card<'articles'>[] }
}

/** The slugs of the same entries in their order; a page's context. */
export interface WaysOnOrder {
  services: string[]
  industries: string[]
  articles: string[]
}

export const waysOn = graphql`
  fragment WaysOn on Query {
    waysToServices: allService(filter: { slug: { in: $services } }) {
      nodes {
        ...ServiceCard
      }
    }
    waysToIndustries: allIndustry(filter: { slug: { in: $industries } }) {
      nodes {
        ...IndustryCard
      }
    }
    waysToArticles: allArticle(filter: { slug: { in: $articles } }) {
      nodes {
        ...ArticleCard
      }
    }
  }
`

/** The entries at the end of a page in their order. */
export function waysOnOf(data: WaysOn, order: WaysOnOrder) {
  return {
    services: ordered(data.waysToServices.nodes, order.services),
    industries: ordered(data.waysToIndustries.nodes, order.industries),
    articles: ordered(data.waysToArticles.nodes, order.articles),
  }
}

function ordered<T extends { slug: string }>(entries: readonly T[], slugs: readonly string[]): T[] {
  return slugs.flatMap((slug) => entries.filter((entry) => entry.slug === slug))
}

export type Ways = ReturnType<typeof waysOnOf>

/** Cards of all of them, as `LinkCards` takes them. */
export function wayCards({ services, industries, articles }: Ways) {
  return [
    ...services.map(({ path, title, summary }) => ({ path, title, text: summary })),
    ...industries.map(({ path, name, tagline }) => ({ path, title: name, text: tagline })),
    ...articles.map(({ path, title, summary }) => ({ path, title, text: summary })),
  ]
}
