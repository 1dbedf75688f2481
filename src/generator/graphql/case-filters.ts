/** The filters of /portfolio for queries: the page of the cases, that of each filter and the menus show them. */
import type { CreateResolversArgs } from 'gatsby'
import { collections } from '../../content-model/collections/registry'
import { filtersOf } from '../pages/case-filters'
import type { EntryNode } from '../pages/entry-nodes'
import { type LanguageContext, listedEntries } from './in-language'

/** GraphQL type of a filter. */
export const caseFilterType = `type CaseFilter {
  kind: String!
  value: String!
  name: String!
  path: String!
  count: Int!
}`

/** Adds `caseFilters`, the filters that list at least one case. */
export function addCaseFilters({ createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>) {
  createResolvers({
    Query: {
      caseFilters: {
        type: '[CaseFilter!]!',
        async resolve(_source: unknown, _arguments: object, context: LanguageContext) {
          const [cases, industries] = await Promise.all([
            listedEntries(context, collections.cases.typeName),
            listedEntries(context, collections.industries.typeName),
          ])
          return filtersOf(cases as EntryNode[], industries as EntryNode[])
        },
      },
    },
  })
}
