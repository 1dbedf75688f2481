/** The search index: every listed page, the company, what stands on shared pages, and the portfolio PDFs. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CreateDevServerArgs, Node, NodePluginArgs } from 'gatsby'
import { forEachString, isText } from '../../content-model/authoring/field-help'
import { compare } from '../../content-model/check/diagnostics'
import { isAnnounced } from '../../content-model/collections/announced'
import { helpingPages } from '../../content-model/collections/page-names'
import {
  type Collection,
  type CollectionName,
  collections,
  singletons,
} from '../../content-model/collections/registry'
import type { Settings } from '../../content-model/collections/settings'
import type { BodyHeading } from '../../content-model/read/body'
import type { BodyNode } from '../../content-model/read/body-tree'
import { announcedKind, type Findable, writeIndex } from '../../search/find'
import { bodyOf, type WithBody } from '../nodes/entry-body'
import { nodesOfType } from '../nodes/typed-nodes'
import type { LazyText } from '../publish/previous-output'

type Nodes = Pick<NodePluginArgs, 'getNodesByType'>

interface EntryNode extends Node, WithBody {
  slug: string
  path: string
  listed: boolean
  headings: BodyHeading[]
  keywords?: string[]
  status?: string
  portfolio?: { pdf?: string } | null
}

/** Labels of collections in results. Collections that are not here are part of other pages. */
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

/**
 * How many words of all articles together the index holds beside their titles: articles are the collection
 * that grows, and a phone has to load the index. Each gets an equal part, its summary first, then its
 * headings, then its text. Measured with English text, in brotli: 65 KB as the site is, 116 KB with 100
 * articles, 240 KB with 1,000 and 520 KB with 10,000, of which the index holds titles alone.
 */
const totalArticleWords = 60_000

/**
 * Words per article below which only titles are indexed: fewer would end within the summary, and cost more
 * than they find.
 */
const minimumWordsPerArticle = 20

/** Returns the search index of the site. */
export function searchIndex({ getNodesByType }: Nodes): Required<LazyText> {
  const names = Object.keys(kinds) as CollectionName[]
  const nodesOf = (typeName: string) => getNodesByType(typeName) as EntryNode[]
  const entries = names.flatMap((name) => {
    const findable = nodesOf(collections[name].typeName).filter((node) => isFindable(name, node))
    if (name !== 'articles') return findable.flatMap((node) => resultsOf(name, node))
    const part = Math.floor(totalArticleWords / findable.length)
    if (part < minimumWordsPerArticle) return findable.map((node) => titleOf(name, node))
    return findable.flatMap((node) => resultsOf(name, node)).map((page) => shortened(page, part))
  })
  const [settings] = nodesOfType({ getNodesByType }, 'Settings')
  const homes = nodesOf(singletons['home.mdx'].typeName)
  const found = [
    ...entries,
    ...homes.flatMap((home) => (settings ? homeOf(home, settings) : [])),
  ].sort((a, b) => compare(a.path + a.title, b.path + b.title))
  return {
    key: createHash('sha256').update(JSON.stringify(found)).digest('base64url'),
    write: () => writeIndex(found.map((page, id) => ({ ...page, id }))),
  }
}

/** Returns the result for the home page, which stands for the company and is found under its names. */
function homeOf(home: EntryNode, { brand, legalName, tagline }: Settings): Result {
  const { title, note, headings, words } = textOf(singletons['home.mdx'], home)
  return {
    path: '/',
    title: brand,
    kind: kinds.pages ?? '',
    note: tagline,
    keywords: ['Home', legalName, ...title, ...(home.keywords ?? [])].join('\n'),
    headings: headings.join('\n'),
    words: [...note, ...words].join('\n'),
  }
}

/** Returns a page with its first words only. A summary that does not fit is searched, but not shown. */
function shortened(page: Result, limit: number): Result {
  let left = limit
  const first = (text: string) => {
    const words = text.split(/\s+/).slice(0, left)
    left -= words.length
    return words.join(' ')
  }
  const [note, headings, words] = [first(page.note), first(page.headings), first(page.words)]
  return note === page.note.split(/\s+/).join(' ')
    ? { ...page, headings, words }
    : { ...page, note: '', headings: '', words: note }
}

/** Serves the index in development, rebuilt from the current content. */
export function serveSearchIndex({ app, getNodesByType }: CreateDevServerArgs): void {
  app.get('/search.json', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Content-Type', 'application/json')
    response.end(searchIndex({ getNodesByType }).write())
  })
}

function isFindable(collection: CollectionName, { listed, slug }: EntryNode): boolean {
  return listed && !(collection === 'pages' && helpingPages.includes(slug))
}

/** Returns the result for an entry's page, and for its PDF if it has one. */
function resultsOf(collection: CollectionName, node: EntryNode): Result[] {
  const definition: Collection = collections[collection]
  const text = textOf(definition, node)
  const title = text.title.join(' ')
  const page = {
    path: definition.shownOn ?? node.path,
    title,
    kind: isAnnounced(node) ? announcedKind : (kinds[collection] ?? ''),
    note: text.note[0] ?? '',
    keywords: (node.keywords ?? []).join('\n'),
    headings: text.headings.join('\n'),
    words: text.words.join('\n'),
  }
  if (collection !== 'services' || isAnnounced(node)) return [page]
  const pdf = {
    path: node.portfolio?.pdf ?? `/documents/${node.slug}.pdf`,
    title: `${title}, portfolio`,
    kind: 'PDF',
    note: '',
    keywords: '',
    headings: '',
    words: '',
  }
  return [page, pdf]
}

/** Returns the result for an entry that is found by its title and keywords alone. */
function titleOf(collection: CollectionName, node: EntryNode): Result {
  const { name }: Collection = collections[collection]
  const title = String(node[name])
  return {
    path: node.path,
    title,
    kind: kinds[collection] ?? '',
    note: '',
    keywords: (node.keywords ?? []).join('\n'),
    headings: '',
    words: '',
  }
}

type Result = Omit<Findable, 'id'>
type Part = 'title' | 'note' | 'headings' | 'words'

/** Fields that summarise an entry, for the line under a result's title. */
const summaryFields = ['summary', 'tagline', 'description', 'intro']

/** Returns the texts of an entry, grouped by how much they say about it. */
function textOf({ schema, name }: Collection, node: EntryNode): Record<Part, string[]> {
  const text: Record<Part, string[]> = { title: [], note: [], headings: [], words: [] }
  forEachString(schema, node, (value, field, path) => {
    if (!isText(field)) return
    const last = String(path.at(-1))
    const part = (): Part => {
      if (path.length === 1 && last === name) return 'title'
      if (path.length === 1 && summaryFields.includes(last)) return 'note'
      return /^(title|name|heading|question)$/.test(last) ? 'headings' : 'words'
    }
    text[part()].push(value)
  })
  text.headings.push(...(node.headings ?? []).map((heading) => heading.text))
  text.words.push(...bodyOf(node).map(textOfNode), ...text.note.slice(1))
  return text
}

function textOfNode(node: BodyNode): string {
  if (typeof node === 'string') return node
  const [, , ...children] = node
  return children.map(textOfNode).join(' ')
}
