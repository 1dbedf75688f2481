import type { PageLink, RelatedCases, RelatedLinks } from '../../components/links/related-links'
import type {
  Card,
  Entry,
  EntryDocument,
  Singleton,
} from '../../content-model/collections/query-results'
import type { BodyNode } from '../../content-model/read/body-tree'
import type { WordsData } from '../../site/interface-words'

/** What the query of a service's page returns. */
export interface ServiceData
  extends WordsData<'servicePage' | 'deliverable'>,
    RelatedLinks,
    RelatedCases {
  settings: Pick<Singleton<'settings.yaml'>, 'priceNote'>
  cases: (RelatedCases['cases'][number] & Pick<Card<'cases'>, 'measures'>)[]
  service: Omit<Entry<'services'>, 'offerings'> & {
    /** What visitors call its kind. */
    kind: string
    document: EntryDocument | null
    /** Who leads its group’s practice. */
    lead: Card<'team'> | null
    /** Sample deliverables. */
    samples: (Pick<Card<'deliverables'>, 'title' | 'summary'> & {
      document: EntryDocument
      /** The first part of its text. */
      passage: BodyNode[]
    })[]
    /** Those in which it stands. */
    comparisons: PageLink[]
    /** What it is bought as. */
    offerings: (Card<'offerings'> & {
      terms: Pick<NonNullable<Entry<'offerings'>['terms']>, 'bandFor' | 'length'> | null
    })[]
  }
}
