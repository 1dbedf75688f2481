/**
 * Keeps the entries' nodes in memory while many steps read them all. Gatsby reads a node from its database
 * again once nothing references it.
 *
 * Internal: the nodes’ cache of `gatsby/dist/datastore/lmdb` (Gatsby 5.16.1, lmdb 2.5), which holds weak
 * references: it hands out the same object for as long as somebody else holds it.
 * Gain: half a second for each step that reads all of 10,000 entries.
 * When it is gone: every step reads the nodes again; nothing warns but the canary.
 */
import type { Node, NodePluginArgs } from 'gatsby'
import { definitions } from '../../../content-model/collections/registry'

/** The nodes that one build holds. */
export class PinnedNodes {
  private readonly nodes = new Set<Node>()

  /** Pins all entries' nodes, so that every following step gets the same objects. */
  pin({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): void {
    for (const { typeName } of definitions)
      for (const node of getNodesByType(typeName)) this.nodes.add(node)
  }

  /** Releases the pinned nodes, before steps that need much memory of their own. */
  async release(): Promise<void> {
    this.nodes.clear()
    // JavaScript keeps what a weak reference has handed out until the present turn of the event loop is over.
    await new Promise((done) => setImmediate(done))
  }
}
