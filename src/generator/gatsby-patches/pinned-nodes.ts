/**
 * Keeps the entries' nodes in memory while many steps read them all. Gatsby reads a node from its database
 * again once nothing references it; with 10,000 entries every reading of all takes half a second.
 */
import type { Node, NodePluginArgs } from 'gatsby'
import { definitions } from '../../content-model/collections/registry'

const pinned = new Set<Node>()

/** Pins all entries' nodes, so that every following step gets the same objects. */
export function pinNodes({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): void {
  for (const { typeName } of definitions)
    for (const node of getNodesByType(typeName)) pinned.add(node)
}

/** Releases the pinned nodes, before steps that need much memory of their own. */
export function unpinNodes(): void {
  pinned.clear()
}
