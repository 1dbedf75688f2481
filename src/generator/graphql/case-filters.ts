/** The filters of /portfolio for queries: the page of the cases, that of each filter and the menus show them. */
import type { CreateResolversArgs } from 'gatsby'
import { collections } from '../../content-model/collections/registry'
import type { NodeOf } from '../nodes/typed-nodes'
import { filtersOf } from '../pages/case-filters'
import type { EntryNode } from '../pages/entry-nodes'
import { type FilterNames, filterNames } from '../pages/filter-names'
import { findEntry, type LanguageContext, listedEntries, translationOf } from './in-language'

/** GraphQL type of a filter. */
export const caseFilterType = `type CaseFilter {
  kind: String!
  value: String!
  name: String!
  path: String!
  count: Int!
}`

interface CaseNode {
  domain: string
  protocols: readonly string[]
}

/**
 * Adds `caseFilters`, the filters that list at least one case, and gives cases the names of their domain and protocols
 * in the language of the page.
 */
export function addCaseFilters({ createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>) {
  createResolvers({
    Query: {
      caseFilters: {
        type: '[CaseFilter!]!',
        async resolve(_source: unknown, _arguments: object, context: LanguageContext) {
          const [cases, industries, nameOf] = await Promise.all([
            listedEntries(context, collections.cases.typeName),
            listedEntries(context, collections.industries.typeName),
            namesOfPage(context),
          ])
          return filtersOf(
            cases as EntryNode[],
            industries as EntryNode[],
            nameOf,
            translationOf(context),
          )
        },
      },
    },
    Case: {
      domain: {
        async resolve({ domain }: CaseNode, _arguments: object, context: LanguageContext) {
          return (await namesOfPage(context))(domain)
        },
      },
      protocols: {
        async resolve({ protocols }: CaseNode, _arguments: object, context: LanguageContext) {
          return protocols.map(await namesOfPage(context))
        },
      },
    },
  })
}

async function namesOfPage({ nodeModel, language }: LanguageContext): Promise<FilterNames> {
  if (language === undefined) return (value) => value
  const settings = (context: LanguageContext) =>
    findEntry(context, 'Settings') as Promise<NodeOf<'Settings'> | null>
  const [original, own] = [await settings({ nodeModel }), await settings({ nodeModel, language })]
  return filterNames(original ?? undefined, own ?? undefined)
}
