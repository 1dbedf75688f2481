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

export const caseFilterType = `type CaseFilter {
  kind: String!
  value: String!
  name: String!
  path: String!
  count: Int!
}`

/**
 * Adds `caseFilters`, and translates the domain and protocols of cases. The
 * awaited queries register dependencies in Gatsby.
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
