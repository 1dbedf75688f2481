/**
 * Holds the entries' nodes while many steps read them all. Gatsby reads a node from its database anew
 * when nobody holds it any more; with 10,000 entries every reading of all takes half a second.
 */
import type { Node, NodePluginArgs } from 'gatsby'
import { definitions } from '../../content-model/collections/registry'

const pinned = new Set<Node>()

/** From here on every step finds the same objects. */
export function pinNodes({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): void {
  for (const { typeName } of definitions)
    for (const node of getNodesByType(typeName)) pinned.add(node)
}

/** Steps that need much memory of their own come next. */
export function unpinNodes(): void {
  pinned.clear()
}
