/** Entry nodes with the fields that their collection's schema gives them; Gatsby types all nodes alike. */
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

/** The node of an entry, by the name of its GraphQL type. */
export type NodeOf<T extends TypeName> = Node & {
  slug: string
  /** Of a translation its language; empty for an original. */
  translation: string
  /** Whether the original of a translation has changed since. */
  isStale: boolean
  path: string
  listed: boolean
} & z.output<Extract<Definition, { typeName: T }>['schema']>

/** What finds the nodes of a type. */
export type Nodes = Pick<NodePluginArgs, 'getNodesByType'>

/** Returns the nodes of a type; `entry-fields.ts` has made them from data that the schema accepts. */
export function nodesOfType<T extends TypeName>(
  { getNodesByType }: Nodes,
  typeName: T,
): NodeOf<T>[] {
  return getNodesByType(typeName) as NodeOf<T>[]
}
