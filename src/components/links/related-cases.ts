import { graphql } from 'gatsby'
import type { Card } from '../../content-model/collections/query-results'
import { fillWords, type InterfaceWords } from '../../site/interface-words'

/** Query result with the cases that a page leads to, closest first. */
export interface RelatedCases {
  relatedCases: (Pick<Card<'cases'>, 'path' | 'title' | 'client'> & {
    services: Pick<Card<'services'>, 'slug' | 'title'>[]
  })[]
}

export const relatedCases = graphql`
  fragment RelatedCases on Query {
    relatedCases: casesNamed(slugs: $cases) {
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
export function relatedCaseCards({ relatedCases: cases }: RelatedCases) {
  return cases.map(({ path, title, client }) => ({ path, title, text: client }))
}

/** Returns the cases of a service as such items: one that does not name the service says why it is there. */
export function serviceCaseCards(
  { relatedCases: cases }: RelatedCases,
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
