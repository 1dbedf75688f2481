import type { RelatedCases, RelatedLinks } from '../../components/links/related-links'
import type { CaseFilter } from '../../content-model/addresses/case-filters'
import type { Entry, EntryDocument } from '../../content-model/collections/query-results'
import type { WordsData } from '../../site/interface-words'

export interface CaseData extends WordsData<'casePage'>, RelatedLinks, RelatedCases {
  entry: Entry<'cases'> & { document: EntryDocument | null }
  caseFilters: CaseFilter[]
}
