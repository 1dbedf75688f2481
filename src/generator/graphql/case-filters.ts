import { nodesWithTranslation } from '../nodes/languages'
import type { NodeOf, Nodes } from '../nodes/typed-nodes'
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
export function caseFilterFields({ getNodesByType }: Nodes) {
  const nodesOf = (context: LanguageContext) =>
    nodesWithTranslation({ getNodesByType }, translationOf(context))
  const namesOf = async (context: LanguageContext) => {
    await settingsOf(context)
    return filterNamesIn(nodesOf(context))
  }
  return {
    Query: {
      caseFilters: field('[CaseFilter!]!', async (context) => {
        await settingsOf(context)
        for (const type of ['Case', 'Industry']) await listedEntries(context, type)
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
  }
}
