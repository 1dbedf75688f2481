import type { PageLink, RelatedCases, RelatedLinks } from '../../components/links/related-links'
import type {
  Card,
  Entry,
  EntryDocument,
  Singleton,
} from '../../content-model/collections/query-results'
import type { BodyNode } from '../../content-model/read/body-tree'
import { fillWords, type WordsData } from '../../site/interface-words'

export interface ServiceData
  extends WordsData<'servicePage' | 'deliverable'>,
    RelatedLinks,
    RelatedCases {
  settings: Pick<Singleton<'settings.yaml'>, 'priceNote'>
  cases: (RelatedCases['cases'][number] & Pick<Card<'cases'>, 'measures'>)[]
  service: Omit<Entry<'services'>, 'offerings'> & {
    /** Visible name. */
    kind: string
    document: EntryDocument | null
    lead: Card<'team'> | null
    samples: (Pick<Card<'deliverables'>, 'title' | 'summary'> & {
      document: EntryDocument
      /** First section of the sample deliverable. */
      passage: BodyNode[]
    })[]
    /** Comparisons that include the service. */
    comparisons: PageLink[]
    offerings: (Card<'offerings'> & {
      terms: Pick<NonNullable<Entry<'offerings'>['terms']>, 'bandFor' | 'length'> | null
    })[]
  }
}

/**
 * Returns a service's cases. If a case belongs to other services, its text
 * names them: only the services related to this service, if there are any.
 */
export function casesOfService({ service, services: related, cases, interfaceWords }: ServiceData) {
  return cases.map(({ services, ...link }) => {
    if (services.some(({ slug }) => slug === service.slug)) return link
    const shared = services.filter(({ title }) => related.some((other) => other.title === title))
    const named = shared.length > 0 ? shared : services
    const names = named.map(({ title }) => title).join(', ')
    return { ...link, text: fillWords(interfaceWords.servicePage.nearestCase, { services: names }) }
  })
}
