/**
 * Keeps unlisted entries out of every list of the data layer, so that no query has to think of it:
 * they are only found by their id or slug, as the query of their own page does.
 */
import type { CreateResolversArgs, CreateSchemaCustomizationArgs, Node } from 'gatsby'
import { collections } from '../../content-model/collections/registry'

interface Resolving {
  nodeModel: {
    getNodesByIds(query: { ids: readonly string[] }): readonly Node[]
    trackPageDependencies(nodes: readonly Node[], about: { connectionType: string }): void
  }
}

interface ListArguments {
  filter?: Record<string, unknown>
}

/** Makes `@listed(of: "Service")`: a list of references that leaves out entries which are absent or unlisted. */
export function addListedReferences({
  actions,
}: Pick<CreateSchemaCustomizationArgs, 'actions'>): void {
  actions.createFieldExtension({
    name: 'listed',
    args: { of: 'String!' },
    extend: ({ of }: { of: string }) => ({
      resolve(
        source: Record<string, readonly string[] | null | undefined>,
        _arguments: object,
        { nodeModel }: Resolving,
        { fieldName }: { fieldName: string },
      ) {
        const ids = source[fieldName] ?? []
        const nodes = nodeModel.getNodesByIds({ ids })
        // A later build that has the missing one must run the page's query again.
        if (nodes.length < ids.length) nodeModel.trackPageDependencies([], { connectionType: of })
        return nodes.filter(({ listed }) => listed)
      },
    }),
  })
}

/** Makes `allService` and its like hold listed entries only, where a query does not filter by `listed` itself. */
export function listOnlyListed({ createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>) {
  const lists = Object.values(collections).map(({ typeName }) => [
    `all${typeName}`,
    {
      resolve(
        source: unknown,
        { filter, ...rest }: ListArguments,
        context: unknown,
        info: { originalResolver(...args: unknown[]): unknown },
      ) {
        const listed = { listed: { eq: true }, ...filter }
        return info.originalResolver(source, { ...rest, filter: listed }, context, info)
      },
    },
  ])
  createResolvers({ Query: Object.fromEntries(lists) })
}
