/** Related links at the end of each page, from Gatsby's nodes: the variables of its template's query. */
import { rowsWithPages } from '../../content-model/collections/registry'
import { isAnnounced } from '../../content-model/visibility/announced'
import type { EntryNode, Nodes } from './entry-nodes'
import { type Relatable, type RelatedLinks, Relations } from './related'
import { relatedCases } from './related-cases'

/** Slugs by the name of the template's variable; `cases` for services, industries and cases. */
type PageLinks = Partial<RelatedLinks> & { cases?: string[] }
type LinksOf = (collection: string, slug: string) => PageLinks
/** Entries that have related links, by the name of their collection. */
type Site = Record<string, { entry: Relatable; listed: boolean }[]>

/** The collections whose entries have related links. */
const linkedRows = rowsWithPages.filter(([, { related }]) => related !== 'nothing')

/** Returns a function that returns an entry's related links; none for an entry of another collection. */
export function relatedLinks({ getNodesByType }: Nodes): LinksOf {
  const nodes = linkedRows.map(([name, { typeName }]): [string, EntryNode[]] => [
    name,
    getNodesByType(typeName) as EntryNode[],
  ])
  // References to entries that have no page yet, or are not listed, are left out of the page's data.
  const isShown = (node: EntryNode) => node.listed && !isAnnounced({ status: node.status })
  const known = new Set(nodes.flatMap(([, entries]) => entries.filter(isShown)).map(({ id }) => id))
  const all: Site = Object.fromEntries(
    nodes.map(([name, own]) => [
      name,
      own.map((node) => ({ entry: relatable(node, known), listed: isShown(node) })),
    ]),
  )
  // Links lead to entries of these three.
  const listed = (name: keyof RelatedLinks) =>
    (all[name] ?? []).filter((one) => one.listed).map(entryOf)
  const relations = new Relations({
    services: listed('services'),
    industries: listed('industries'),
    articles: listed('articles'),
  })
  const found = new Map(
    linkedRows.map(([name, { related }]) => [
      name as string,
      { related, entries: bySlug((all[name] ?? []).map(entryOf)) },
    ]),
  )
  const services = bySlug(listed('services'))
  /** Returns the related services of one, and then those related to them. */
  function* servicesNear(service: Relatable): Iterable<string> {
    const related = relations.ofService(service).services
    yield* related
    for (const slug of related) {
      const next = services.get(slug)
      if (next) yield* relations.ofService(next).services
    }
  }
  const casesOf = relatedCases(
    (all.cases ?? []).filter(({ listed }) => listed).map(entryOf),
    servicesNear,
  )
  const linksOf = (related: string, entry: Relatable) => {
    if (related === 'group') return relations.ofService(entry)
    return related === 'words' ? relations.ofArticle(entry) : relations.ofServices(entry)
  }
  return (collection, slug) => {
    const { related, entries } = found.get(collection) ?? {}
    const entry = entries?.get(slug)
    if (!entry || related === undefined) return {}
    const cases = casesOf(collection, entry)
    return { ...linksOf(related, entry), ...(cases && { cases }) }
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
