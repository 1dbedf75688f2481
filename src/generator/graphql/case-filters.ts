/** The filters of /portfolio for queries: the page of the cases, that of each filter and the menus show them. */
import type { CreateResolversArgs } from 'gatsby'
import { collections } from '../../content-model/collections/registry'
import { filtersOf } from '../pages/case-filters'
import type { EntryNode } from '../pages/entry-nodes'

/** GraphQL type of a filter. */
export const caseFilterType = `type CaseFilter {
  kind: String!
  value: String!
  name: String!
  path: String!
  count: Int!
}`

interface Resolving {
  nodeModel: {
    findAll(query: { type: string; query: object }): Promise<{ entries: Iterable<EntryNode> }>
  }
}

/** Adds `caseFilters`, the filters that list at least one case. */
export function addCaseFilters({ createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>) {
  createResolvers({
    Query: {
      caseFilters: {
        type: '[CaseFilter!]!',
        async resolve(_source: unknown, _arguments: object, { nodeModel }: Resolving) {
          const listed = async (type: string) => {
            const query = { filter: { listed: { eq: true } } }
            return [...(await nodeModel.findAll({ type, query })).entries]
          }
          const [cases, industries] = await Promise.all([
            listed(collections.cases.typeName),
            listed(collections.industries.typeName),
          ])
          return filtersOf(cases, industries)
        },
      },
    },
  })
}
