/** The filters of /portfolio for queries: the page of the cases, that of each filter and the menus show them. */
import type { CreateResolversArgs } from 'gatsby'
import { collections } from '../../content-model/collections/registry'
import type { NodeOf } from '../nodes/typed-nodes'
import { filtersOf } from '../pages/case-filters'
import type { EntryNode } from '../pages/entry-nodes'
import { type FilterNames, filterNames } from '../pages/filter-names'
import {
  field,
  type LanguageContext,
  listedEntries,
  settingsOf,
  translationOf,
} from './in-language'

/** GraphQL type of a filter. */
export const caseFilterType = `type CaseFilter {
  kind: String!
  value: String!
  name: String!
  path: String!
  count: Int!
}`

/**
 * Adds `caseFilters`, the filters that list at least one case, and gives cases the names of their domain and protocols
 * in the language of the page.
 */
export function addCaseFilters({ createResolvers }: CreateResolversArgs) {
  createResolvers({
    Query: {
      caseFilters: field('[CaseFilter!]!', async (context) => {
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
      }),
    },
    Case: {
      domain: field('String!', async (context, { domain }: NodeOf<'Case'>) =>
        (await namesOfPage(context))(domain),
      ),
      protocols: field('[String!]!', async (context, { protocols }: NodeOf<'Case'>) =>
        protocols.map(await namesOfPage(context)),
      ),
    },
  })
}

async function namesOfPage({ nodeModel, language }: LanguageContext): Promise<FilterNames> {
  if (language === undefined) return (value) => value
  return filterNames(await settingsOf({ nodeModel }), await settingsOf({ nodeModel, language }))
}
