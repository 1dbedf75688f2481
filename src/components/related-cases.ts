import { graphql } from 'gatsby'
import type { Card } from '../content-model/collections/query-results'

/** Query result with the cases that a page leads to, closest first. */
export interface RelatedCases {
  relatedCases: Pick<Card<'cases'>, 'path' | 'title' | 'summary'>[]
}

export const relatedCases = graphql`
  fragment RelatedCases on Query {
    relatedCases: casesNamed(slugs: $cases) {
      path
      title
      summary
    }
  }
`

/** Returns the cases as items for `LinkCards`. */
export function relatedCaseCards({ relatedCases: cases }: RelatedCases) {
  return cases.map(({ path, title, summary }) => ({ path, title, text: summary }))
}
