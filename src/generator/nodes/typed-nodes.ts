/** Types of entry nodes, derived from their collections' schemas. */
import type { Node, NodePluginArgs } from 'gatsby'
import type * as z from 'zod'
import type {
  CollectionName,
  collections,
  SingletonName,
  singletons,
} from '../../content-model/collections/registry'

type Definition = (typeof collections)[CollectionName] | (typeof singletons)[SingletonName]
type TypeName = Definition['typeName']

/** The node of an entry, by GraphQL type. */
export type NodeOf<T extends TypeName> = Node & {
  slug: string
  /** Language of a translation; empty for an original. */
  translation: string
  /** Whether a translation is older than its original. */
  isStale: boolean
  path: string
  listed: boolean
} & z.output<Extract<Definition, { typeName: T }>['schema']>

export type Nodes = Pick<NodePluginArgs, 'getNodesByType'>

/** Returns the nodes of a type. Their data has passed the schema (`entry-fields.ts`). */
export function nodesOfType<T extends TypeName>(
  { getNodesByType }: Nodes,
  typeName: T,
): NodeOf<T>[] {
  return getNodesByType(typeName) as NodeOf<T>[]
}
