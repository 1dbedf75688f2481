/** Nodes for unit tests. */
import type { Node } from 'gatsby'

/** Returns an entry's node. */
export function entry(type: string, slug: string, fields: object = {}): Node {
  const internal = { type, contentDigest: '', owner: '' }
  const node = { id: slug, parent: null, children: [], internal, path: `/${slug}`, listed: true }
  return Object.assign(node, { slug, translation: '', body: '[]', headings: [] }, fields)
}

/** Returns what finds these nodes by their type. */
export function nodesOf(entries: readonly Node[]) {
  return { getNodesByType: (type?: string) => entries.filter((one) => one.internal.type === type) }
}
