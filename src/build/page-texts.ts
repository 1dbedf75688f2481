/** A text version of every page that search engines may list: `/services/erp-integration.md`. */
import type { NodePluginArgs } from 'gatsby'
import type { BodyNode } from '../collections/body-tree'
import { type Collection, collections, singletons } from '../collections/registry'
import type { Settings } from '../collections/settings'
import { bodyOf } from './entry-body'
import { entryText, labelOf } from './entry-text'
import type { LazyText } from './last-site'
import { markdownOf } from './markdown'
import { plainBody } from './plain-body'
import type { SiteAddress } from './site-address'
import { type EntryNode, entriesOf, type SitePage, sitePages } from './site-pages'

type Nodes = Pick<NodePluginArgs, 'getNodesByType'>

/** `/services/erp-integration.md`: the text version of the page at an address. */
export function textPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}

/** All text versions, by path in `dist/`. */
export function pageTexts(
  nodes: Nodes,
  settings: Settings,
  site: SiteAddress,
): Record<string, LazyText> {
  const pages = sitePages(nodes)
  const people = entriesOf(nodes, collections.team.typeName)
  const context = { nodes, people, settings, site, pages: pages.filter(({ indexed }) => indexed) }
  const byId = new Map(
    context.pages.flatMap((page) => (page.node ? [[page.node.id, page] as const] : [])),
  )
  return Object.fromEntries(
    context.pages.map((page): [string, LazyText] => {
      const key = keyOf(page, { ...context, byId })
      const write = () => `${markdownOf(pageTree(page, { ...context, byId }))}\n`
      return [textPath(page.path).slice(1), { ...(key && { key }), write }]
    }),
  )
}

/** What a page's text is made of; undefined where it shows other entries, of which any may have changed. */
function keyOf({ path, collection, node }: SitePage, context: Context): string | undefined {
  if (!node || !collection || collection === 'pages' || isIndex(path)) return undefined
  const related = referencesOf(node, context).map((page) => [
    page.path,
    page.title,
    page.description,
  ])
  const { contentDigest } = node.internal
  return JSON.stringify([contentDigest, context.site.whole(path), byline(node, context), related])
}

interface Context {
  nodes: Nodes
  people: readonly EntryNode[]
  settings: Settings
  site: SiteAddress
  pages: readonly SitePage[]
  byId: ReadonlyMap<string, SitePage>
}

function pageTree(page: SitePage, context: Context): BodyNode[] {
  const { node, path, title, description } = page
  const { site } = context
  const definition = definitionOf(page)
  return [
    ['h1', null, title],
    ['blockquote', null, ['p', null, description]],
    ['p', null, `Page: ${site.whole(path)}`],
    ...(node && definition ? entryTree(node, definition, context) : []),
    ...belowIt(page, context),
  ]
}

function definitionOf({ collection, path }: SitePage): Collection | undefined {
  if (collection) return collections[collection]
  return path === '/' ? singletons['home.mdx'] : undefined
}

/** Fields that stand below the text on their page. */
const below = ['sections', 'questions', 'sources']

/** Frontmatter and body in the order of the page, and the pages that it refers to. */
function entryTree(
  node: EntryNode,
  { schema, name }: Collection,
  context: Context,
  level = 2,
): BodyNode[] {
  const { site } = context
  const above = Object.entries(node).filter(([field]) => !below.includes(field))
  return [
    ...entryText(schema, Object.fromEntries(above), level, name),
    ...byline(node, context),
    ...plainBody(bodyOf(node), {
      address: (target) => site.whole(target, node.path),
    }),
    ...below.flatMap((field): BodyNode[] => {
      const text = entryText(schema, { [field]: node[field] }, level)
      // Sections have headings of their own.
      const isNamed = text.length > 0 && field !== 'sections'
      return isNamed ? [[`h${level}`, null, labelOf(field)], ...text] : text
    }),
    ...linkList('Related', referencesOf(node, context), site),
  ]
}

/** The pages of the entries that an entry names. */
function referencesOf(node: EntryNode, { byId }: Context): SitePage[] {
  return Object.values(node)
    .flat()
    .flatMap((id) => (typeof id === 'string' ? (byId.get(id) ?? []) : []))
    .filter((page) => page.node?.id !== node.id)
}

/** Who wrote an article. */
function byline({ author }: EntryNode, { people }: Context): BodyNode[] {
  const person = people.find(({ id }) => id === author)
  return person ? [['p', null, `Author: ${String(person.name)}, ${String(person.title)}`]] : []
}

/** What an index page lists. */
function belowIt({ path, title, isCategory }: SitePage, context: Context): BodyNode[] {
  const { nodes, pages, settings, site } = context
  const isBelow = ({ collection, node }: SitePage) =>
    collection !== undefined &&
    collection !== 'pages' &&
    (path === '/' ||
      (collections[collection] as Collection).address === path ||
      (isCategory && node?.category === title))
  const without = Object.values<Collection>(collections).filter(({ shownOn }) => shownOn === path)
  const shown = without.flatMap((definition): BodyNode[] => {
    const entries = entriesOf(nodes, definition.typeName).filter(({ listed }) => listed)
    return entries.flatMap((entry): BodyNode[] => [
      ['h2', null, String(entry[definition.name])],
      ...entryTree(entry, definition, context, 3),
    ])
  })
  return [
    ...shown,
    ...(path === '/contact' ? contactDetails(settings) : []),
    ...(isCategory || isIndex(path) ? linkList('Pages', pages.filter(isBelow), site) : []),
  ]
}

/** Whether a page lists others: known first, so that not every page is compared with every other. */
function isIndex(path: string): boolean {
  return (
    path === '/' || Object.values<Collection>(collections).some(({ address }) => address === path)
  )
}

function contactDetails({ email, legalName, address }: Settings): BodyNode[] {
  const { lines, locality, postalCode, country } = address
  return [
    ['p', null, `Email: ${email}`],
    ['p', null, [legalName, ...lines, `${locality} ${postalCode}`, country].join(', ')],
  ]
}

function linkList(title: string, pages: readonly SitePage[], site: SiteAddress): BodyNode[] {
  if (pages.length === 0) return []
  return [
    ['h2', null, title],
    [
      'ul',
      null,
      ...pages.map(
        (page): BodyNode => [
          'li',
          null,
          ['a', { href: site.whole(textPath(page.path)) }, page.title],
          `: ${page.description}`,
        ],
      ),
    ],
  ]
}
