import { graphql } from 'gatsby'
import type { Card } from '../../content-model/collections/query-results'

/** Query result with the related entries of a page, in order. */
export interface RelatedLinks {
  services: Card<'services'>[]
  industries: Card<'industries'>[]
  articles: Card<'articles'>[]
}

export const relatedLinks = graphql`
  fragment RelatedLinks on Query {
    services: servicesNamed(slugs: $services) {
      ...ServiceCard
    }
    industries: industriesNamed(slugs: $industries) {
      ...IndustryCard
    }
    articles: articlesNamed(slugs: $articles) {
      ...ArticleCard
    }
  }
`

/** Returns related entries as items for `LinkCards`. */
export function relatedLinkCards({
  services = [],
  industries = [],
  articles = [],
}: Partial<RelatedLinks>) {
  return [
    ...summaryCards(services),
    ...industries.map(({ path, name, tagline }) => ({ path, title: name, text: tagline })),
    ...summaryCards(articles),
  ]
}

/** Returns an entry as an item of `NextLinks`, by its name alone. */
export function nameOf({ path, title }: Pick<SummarisedEntry, 'path' | 'title'>) {
  return { path, title }
}

interface SummarisedEntry {
  path: string
  title: string
  summary: string
}

/** Returns entries as items for `LinkCards`, each with its summary. */
export function summaryCards(entries: readonly SummarisedEntry[]) {
  return entries.map(({ path, title, summary }) => ({ path, title, text: summary }))
}
