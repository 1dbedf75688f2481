/** Computes related links, as query variables of page templates. */
import { rowsWithPages } from '../../content-model/collections/registry'
import { isComingSoon } from '../../content-model/visibility/coming-soon'
import { termOf } from '../../search/terms'
import { type EntryNode, type Nodes, nodesOfType } from '../nodes/typed-nodes'
import { type Relatable, type RelatableSite, type RelatedLinks, Relations } from './related'

const linkedRows = rowsWithPages.filter(([, { related }]) => related)

/** Returns a function for an entry's links, empty for other collections. */
export function relatedLinks(nodes: Nodes): (collection: string, slug: string) => RelatedLinks {
  const all = linkedRows.flatMap(([, { typeName }]) => nodesOfType(nodes, typeName))
  const isShown = (node: EntryNode) => node.listed && !isComingSoon({ status: node.status })
  const shown = all.filter(isShown).map(({ id }) => id)
  const known = new Set(shown)
  const entries = new Map(all.map((node) => [node.id, relatable(node, known)]))
  const listed = (name: keyof RelatableSite) =>
    shown.filter((id) => id.startsWith(`${name}/`)).flatMap((id) => entries.get(id) ?? [])
  const relations = new Relations({
    services: listed('services'),
    industries: listed('industries'),
    articles: listed('articles'),
    cases: listed('cases'),
  })
  return (name, slug) => {
    const [, { related } = {}] = linkedRows.find(([collection]) => collection === name) ?? []
    const entry = entries.get(`${name}/${slug}`)
    return related && entry ? relations.of(name, related, entry) : {}
  }
}

function relatable(node: EntryNode, known: ReadonlySet<string>): Relatable {
  const slugs = (field: unknown) => slugsOf(field, known)
  const { slug, group, published, category } = node
  const words = [node.title, node.name, node.summary, node.description].filter(Boolean).join(' ')
  return {
    slug,
    terms: new Set(words.split(/[^\p{L}\p{N}]+/u).flatMap((word) => termOf(word) ?? [])),
    ...(typeof group === 'string' && { group }),
    ...(typeof published === 'string' && { published }),
    ...(typeof category === 'string' && { category }),
    services: slugs(node.services),
    industries: slugs(node.industries),
    relatedServices: slugs(node.relatedServices),
    relatedArticles: slugs(node.relatedArticles),
  }
}

/**
 * Returns the slugs of shown references. Ignores the `services` field of a
 * service, which lists its parts.
 */
function slugsOf(references: unknown, known: ReadonlySet<string>): string[] {
  if (!Array.isArray(references)) return []
  return references
    .map(String)
    .filter((id) => known.has(id))
    .map((id) => id.replace(/^.*\//, ''))
}
