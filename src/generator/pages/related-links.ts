/** Related links at the end of each page, from Gatsby's nodes: the variables of its template's query. */
import { rowsWithPages } from '../../content-model/collections/registry'
import { isComingSoon } from '../../content-model/visibility/coming-soon'
import { termOf } from '../../search/terms'
import type { Nodes } from '../nodes/typed-nodes'
import type { EntryNode } from './entry-nodes'
import { type Relatable, type RelatableSite, type RelatedLinks, Relations } from './related'

/** The collections whose entries have related links. */
const linkedRows = rowsWithPages.filter(([, { related }]) => related)

/** Returns a function that returns an entry's related links; none for an entry of another collection. */
export function relatedLinks({
  getNodesByType,
}: Nodes): (collection: string, slug: string) => RelatedLinks {
  const all = linkedRows.flatMap(([, { typeName }]) => getNodesByType(typeName) as EntryNode[])
  // References to entries that have no page yet, or are not listed, are left out of the page's data.
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
 * Returns the slugs of references that are shown. Nodes reference others by id, `services/erp-integration`. A
 * service's own `services` are its parts.
 */
function slugsOf(references: unknown, known: ReadonlySet<string>): string[] {
  if (!Array.isArray(references)) return []
  return references
    .map(String)
    .filter((id) => known.has(id))
    .map((id) => id.replace(/^.*\//, ''))
}
