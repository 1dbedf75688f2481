/** Related links at the end of each page, from Gatsby's nodes: the variables of its template's query. */
import type { Node, NodePluginArgs } from 'gatsby'
import { isAnnounced } from '../../content-model/collections/announced'
import { collections } from '../../content-model/collections/registry'
import { type Relatable, type RelatedLinks, Relations } from './related'

interface EntryNode extends Node {
  slug: string
  listed: boolean
  [field: string]: unknown
}

const names = ['services', 'industries', 'solutions', 'articles'] as const
type Related = (typeof names)[number]

type LinksOf = (collection: string, slug: string) => Partial<RelatedLinks>
type Site = Record<Related, { entry: Relatable; listed: boolean }[]>

/** The last input and its result: an edit of a text alone changes neither. */
let last: { site: string; linksOf: LinksOf } | undefined

/** Returns a function that returns an entry's related links; none for an entry of another collection. */
export function relatedLinks({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): LinksOf {
  const nodesOf = (name: Related) => getNodesByType(collections[name].typeName) as EntryNode[]
  // References to entries that have no page yet, or are not listed, are left out of the page's data.
  const isShown = (node: EntryNode) => node.listed && !isAnnounced({ status: node.status })
  const known = new Set(names.flatMap((name) => nodesOf(name).filter(isShown)).map(({ id }) => id))
  const read = (name: Related) =>
    nodesOf(name).map((node) => ({ entry: relatable(node, known), listed: isShown(node) }))
  const entries: Site = {
    services: read('services'),
    industries: read('industries'),
    solutions: read('solutions'),
    articles: read('articles'),
  }
  const site = JSON.stringify(entries)
  if (last?.site !== site) last = { site, linksOf: memoised(linksBetween(entries)) }
  return last.linksOf
}

function linksBetween(all: Site): LinksOf {
  const listed = (name: Related) => all[name].filter(({ listed }) => listed).map(entryOf)
  const relations = new Relations({
    services: listed('services'),
    industries: listed('industries'),
    solutions: listed('solutions'),
    articles: listed('articles'),
  })
  const found = {
    services: bySlug(all.services.map(entryOf)),
    industries: bySlug(all.industries.map(entryOf)),
    solutions: bySlug(all.solutions.map(entryOf)),
    articles: bySlug(all.articles.map(entryOf)),
  }
  return (collection, slug) => {
    const entry = Object.hasOwn(found, collection) && found[collection as Related].get(slug)
    if (!entry) return {}
    if (collection === 'services') return relations.ofService(entry)
    if (collection === 'articles') return relations.ofArticle(entry)
    return relations.ofServices(entry)
  }
}

function memoised(linksOf: LinksOf): LinksOf {
  const known = new Map<string, Partial<RelatedLinks>>()
  return (collection, slug) => {
    const name = `${collection}/${slug}`
    const links = known.get(name) ?? linksOf(collection, slug)
    known.set(name, links)
    return links
  }
}

const entryOf = ({ entry }: { entry: Relatable }) => entry

function bySlug(entries: readonly Relatable[]): Map<string, Relatable> {
  return new Map(entries.map((entry) => [entry.slug, entry]))
}

function relatable(node: EntryNode, known: ReadonlySet<string>): Relatable {
  const slugs = (field: unknown) => slugsOf(field, known)
  const { slug, group, published, category } = node
  return {
    slug,
    words: [node.title, node.name, node.summary, node.description].filter(Boolean).join(' '),
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
