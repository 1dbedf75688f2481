/** What the search finds: every listed page, what stands on shared pages, and the portfolio PDFs. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CreateDevServerArgs, Node, NodePluginArgs } from 'gatsby'
import type { BodyHeading } from '../collections/body'
import type { BodyNode } from '../collections/body-tree'
import { forEachString, isText } from '../collections/field-help'
import { helpingPages } from '../collections/page-names'
import { compare } from '../collections/problems'
import { type Collection, type CollectionName, collections } from '../collections/registry'
import { type Findable, writeIndex } from '../search/find'

type Nodes = Pick<NodePluginArgs, 'getNodesByType'>

interface EntryNode extends Node {
  slug: string
  path: string
  listed: boolean
  headings: BodyHeading[]
  body: BodyNode[] | null
  status?: string
  portfolio?: { pdf?: string } | null
}

/** What an entry is called in results. Collections that are not here are part of other pages. */
const kinds: Partial<Record<CollectionName, string>> = {
  services: 'Service',
  industries: 'Industry',
  solutions: 'Solution',
  articles: 'Article',
  offerings: 'Offering',
  portfolio: 'Project',
  team: 'Person',
  pages: 'Page',
}

/** Where entries that make no page of their own stand. */
const shownOn: Partial<Record<CollectionName, string>> = {
  offerings: '/offerings',
  portfolio: '/portfolio',
  team: '/about',
}

/**
 * Numbers of pages up to which the index holds all words of a page, and then its headings and
 * summary; the index of a larger site holds titles only, so that it stays quick to load.
 */
const allWords = 400
const headingsToo = 1000

/** The search index of the site, as text. */
export function searchIndex({ getNodesByType }: Nodes): string {
  const names = Object.keys(kinds) as CollectionName[]
  const found = names
    .flatMap((name) => {
      const nodes = getNodesByType(collections[name].typeName) as unknown as EntryNode[]
      return nodes.filter((node) => isFindable(name, node)).flatMap((node) => resultsOf(name, node))
    })
    .sort((a, b) => compare(a.path + a.title, b.path + b.title))
  return writeIndex(
    found.map((page, id) => ({
      ...page,
      id,
      words: found.length <= allWords ? page.words : '',
      headings: found.length <= headingsToo ? page.headings : '',
      note: found.length <= headingsToo ? page.note : '',
    })),
  )
}

/** Serves the index in development, made anew from the present content. */
export function serveSearchIndex({ app, getNodesByType }: CreateDevServerArgs): void {
  app.get('/search.json', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Content-Type', 'application/json')
    response.end(searchIndex({ getNodesByType }))
  })
}

function isFindable(collection: CollectionName, { listed, slug }: EntryNode): boolean {
  return listed && !(collection === 'pages' && helpingPages.includes(slug))
}

/** An entry's page, and its PDF where it has one. */
function resultsOf(collection: CollectionName, node: EntryNode): Omit<Findable, 'id'>[] {
  const definition: Collection = collections[collection]
  const text = textOf(definition, node)
  const title = text.title.join(' ')
  const page = {
    path: shownOn[collection] ?? node.path,
    title,
    kind: kinds[collection] ?? '',
    note: text.note[0] ?? '',
    headings: text.headings.join('\n'),
    words: text.words.join('\n'),
  }
  if (collection !== 'services' || node.status !== 'live') return [page]
  const pdf = {
    path: node.portfolio?.pdf ?? `/documents/${node.slug}.pdf`,
    title: `${title}, portfolio`,
    kind: 'PDF',
    note: '',
    headings: '',
    words: '',
  }
  return [page, pdf]
}

type Part = 'title' | 'note' | 'headings' | 'words'

/** Fields that sum an entry up, for the line under a result's title. */
const summaries = ['summary', 'tagline', 'description', 'intro']

/** The words of an entry by how much they say about it. */
function textOf({ schema, name }: Collection, node: EntryNode): Record<Part, string[]> {
  const text: Record<Part, string[]> = { title: [], note: [], headings: [], words: [] }
  forEachString(schema, node, (value, field, path) => {
    if (!isText(field)) return
    const last = String(path.at(-1))
    const part = (): Part => {
      if (path.length === 1 && last === name) return 'title'
      if (path.length === 1 && summaries.includes(last)) return 'note'
      return /^(title|name|heading|question)$/.test(last) ? 'headings' : 'words'
    }
    text[part()].push(value)
  })
  text.headings.push(...node.headings.map((heading) => heading.text))
  text.words.push(...(node.body ?? []).map(textOfNode), ...text.note.slice(1))
  return text
}

function textOfNode(node: BodyNode): string {
  if (typeof node === 'string') return node
  const [, , ...children] = node
  return children.map(textOfNode).join(' ')
}
