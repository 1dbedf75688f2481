/**
 * Finds entries and files by name. What Gatsby offers for it, `allArticle(filter: …)` and `@link` of a
 * list, makes a page depend on all articles or all files: after an edit of one, every page's query
 * would run again.
 */
import type { CreateResolversArgs, CreateSchemaCustomizationArgs, Node } from 'gatsby'
import { collections } from '../../content-model/collections/registry'

interface Resolving {
  nodeModel: {
    getNodesByIds(query: { ids: readonly string[] }): readonly Node[]
    findOne(query: { type: string; query: object }): Promise<Node | null>
  }
}

/** Makes `@files`: a list of absolute paths becomes the list of their files. */
export function addFileLists({ actions }: Pick<CreateSchemaCustomizationArgs, 'actions'>): void {
  actions.createFieldExtension({
    name: 'files',
    extend: () => ({
      resolve(
        source: Record<string, readonly string[] | null | undefined>,
        _arguments: object,
        { nodeModel }: Resolving,
        { fieldName }: { fieldName: string },
      ) {
        const find = (path: string) =>
          nodeModel.findOne({ type: 'File', query: { filter: { absolutePath: { eq: path } } } })
        return Promise.all((source[fieldName] ?? []).map(find))
      },
    }),
  })
}

/** Makes `servicesNamed(slugs: …)` and its like, in the order of the slugs. */
export function addNamedEntries({ createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>) {
  const fields = (['services', 'industries', 'articles'] as const).map((name) => [
    `${name}Named`,
    {
      type: `[${collections[name].typeName}!]!`,
      args: { slugs: '[String!]!' },
      resolve(_source: unknown, { slugs }: { slugs: string[] }, { nodeModel }: Resolving) {
        return nodeModel.getNodesByIds({ ids: slugs.map((slug) => `${name}/${slug}`) })
      },
    },
  ])
  createResolvers({ Query: Object.fromEntries(fields) })
}
