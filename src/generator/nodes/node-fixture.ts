import type { Node } from 'gatsby'

/** Returns an entry's node for a unit test. */
export function entry(type: string, slug: string, fields: object = {}): Node {
  const internal = { type, contentDigest: '', owner: '' }
  const node = { id: slug, parent: null, children: [], internal, path: `/${slug}`, listed: true }
  const texts = { title: slug, metaDescription: '', body: '[]', headings: [] }
  return Object.assign(node, { slug, translation: '', ...texts }, fields)
}

export function nodesOf(entries: readonly Node[]) {
  return {
    getNodesByType: (type?: string) => entries.filter((node) => node.internal.type === type),
  }
}
