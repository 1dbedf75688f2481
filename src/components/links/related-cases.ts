import { graphql } from 'gatsby'
import type { Card } from '../../content-model/collections/query-results'

/** Query result with the cases that a page leads to, closest first. */
export interface RelatedCases {
  relatedCases: Pick<Card<'cases'>, 'path' | 'title' | 'client'>[]
}

export const relatedCases = graphql`
  fragment RelatedCases on Query {
    relatedCases: casesNamed(slugs: $cases) {
      path
      title
      client
    }
  }
`

/** Returns the cases as items for `LinkCards`, each with its client. */
export function relatedCaseCards({ relatedCases: cases }: RelatedCases) {
  return cases.map(({ path, title, client }) => ({ path, title, text: client }))
}
