import { graphql } from 'gatsby'
import type { Card } from '../../content-model/collections/query-results'
import { fillWords, type InterfaceWords } from '../../site/interface-words'

/** Query result with the cases that a page leads to, closest first. */
export interface RelatedCases {
  cases: (Pick<Card<'cases'>, 'path' | 'title' | 'client'> & {
    services: Pick<Card<'services'>, 'slug' | 'title'>[]
  })[]
}

export const relatedCases = graphql`
  fragment RelatedCases on Query {
    cases: casesNamed(slugs: $cases) {
      path
      title
      client
      services {
        slug
        title
      }
    }
  }
`

/** Returns the cases as items for lists of links, each with its client. */
export function relatedCaseCards({ cases }: RelatedCases) {
  return cases.map(({ path, title, client }) => ({ path, title, text: client }))
}

/** Returns the cases of a service as such items: one that does not name the service says why it is there. */
export function serviceCaseCards(
  { cases }: RelatedCases,
  service: string,
  words: Pick<InterfaceWords['servicePage'], 'nearestCase'>,
) {
  return cases.map(({ path, title, client, services }) => {
    const isNamed = services.some(({ slug }) => slug === service)
    const names = services.map((one) => one.title).join(', ')
    return {
      path,
      title,
      text: isNamed ? client : fillWords(words.nearestCase, { services: names }),
    }
  })
}
