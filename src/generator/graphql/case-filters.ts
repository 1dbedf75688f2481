/** The filters of /portfolio for queries: the page of the cases, that of each filter and the menus show them. */
import type { CreateResolversArgs } from 'gatsby'
import { collections } from '../../content-model/collections/registry'
import { nodesWithTranslation } from '../nodes/languages'
import type { NodeOf } from '../nodes/typed-nodes'
import { filterNamesIn, filtersIn } from '../pages/case-filters'
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
 * in the language of the page. What a resolver awaits tells Gatsby on what its page depends.
 */
export function addCaseFilters({ createResolvers, getNodesByType }: CreateResolversArgs) {
  const nodesOf = (context: LanguageContext) =>
    nodesWithTranslation({ getNodesByType }, translationOf(context))
  const namesOf = async (context: LanguageContext) => {
    await settingsOf(context)
    return filterNamesIn(nodesOf(context))
  }
  const { cases, industries } = collections
  createResolvers({
    Query: {
      caseFilters: field('[CaseFilter!]!', async (context) => {
        await settingsOf(context)
        for (const { typeName } of [cases, industries]) await listedEntries(context, typeName)
        return filtersIn(nodesOf(context)).map(({ filter }) => filter)
      }),
    },
    Case: {
      domain: field('String!', async (context, { domain }: NodeOf<'Case'>) =>
        (await namesOf(context))(domain),
      ),
      protocols: field('[String!]!', async (context, { protocols }: NodeOf<'Case'>) =>
        protocols.map(await namesOf(context)),
      ),
    },
  })
}
