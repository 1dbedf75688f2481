import { graphql } from 'gatsby'
import type { Card } from '../../content-model/collections/query-results'

/** Query result with the related entries of a page, in order. */
export interface RelatedLinks {
  relatedServices: Card<'services'>[]
  relatedIndustries: Card<'industries'>[]
  relatedArticles: Card<'articles'>[]
}

export const relatedLinks = graphql`
  fragment RelatedLinks on Query {
    relatedServices: servicesNamed(slugs: $services) {
      ...ServiceCard
    }
    relatedIndustries: industriesNamed(slugs: $industries) {
      ...IndustryCard
    }
    relatedArticles: articlesNamed(slugs: $articles) {
      ...ArticleCard
    }
  }
`

/** Returns the related entries at the end of a page, by collection. */
export function relatedLinksOf({
  relatedServices,
  relatedIndustries,
  relatedArticles,
}: RelatedLinks) {
  return { services: relatedServices, industries: relatedIndustries, articles: relatedArticles }
}

type RelatedEntries = ReturnType<typeof relatedLinksOf>

/** Returns related entries as items for `LinkCards`. */
export function relatedLinkCards({
  services = [],
  industries = [],
  articles = [],
}: Partial<RelatedEntries>) {
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
