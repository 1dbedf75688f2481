/** The search index: every listed page, the company, what stands on shared pages, and the portfolio PDFs. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CreateDevServerArgs, Node, NodePluginArgs } from 'gatsby'
import { forEachString, isText } from '../../content-model/authoring/field-help'
import { compare } from '../../content-model/check/diagnostics'
import { helpingPages } from '../../content-model/collections/page-names'
import {
  type Collection,
  type CollectionRow,
  collections,
  rows,
  singletons,
} from '../../content-model/collections/registry'
import type { Settings } from '../../content-model/collections/settings'
import type { BodyHeading } from '../../content-model/read/body'
import type { BodyNode } from '../../content-model/read/body-tree'
import { isAnnounced } from '../../content-model/visibility/announced'
import { announcedKind, type Findable, writeIndex } from '../../search/find'
import { bodyOf, type WithBody } from '../nodes/entry-body'
import { nodesOfType } from '../nodes/typed-nodes'
import { generatedIndexes } from '../pages/collection-indexes'
import { summaryFields } from '../pages/entry-nodes'
import type { LazyText } from '../publish/previous-output'
import { hasTextDocument, textDocumentAddress } from './text-documents'

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

/**
 * Words per entry below which only titles are indexed: fewer would end within the summary, and cost more than
 * they find.
 */
const minimumWordsPerEntry = 20

/** Returns the search index of the site. */
export function searchIndex({ getNodesByType }: Nodes): LazyText {
  const nodesOf = (typeName: string) => getNodesByType(typeName) as EntryNode[]
  const entries = rows.flatMap(([, row]) => (row.search ? foundOf(row, nodesOf(row.typeName)) : []))
  const indexes = generatedIndexes({ getNodesByType })
    .filter(({ page, items }) => page === undefined && items.length > 0)
    .map(({ path, title }) => ({ ...emptyResult, path, title, kind: pageKind }))
  const [settings] = nodesOfType({ getNodesByType }, 'Settings')
  const homes = nodesOf(singletons['home.mdx'].typeName)
  const found = [
    ...entries,
    ...indexes,
    ...homes.flatMap((home) => (settings ? homeOf(home, settings) : [])),
  ].sort((a, b) => compare(a.path + a.title, b.path + b.title))
  return {
    key: createHash('sha256').update(JSON.stringify(found)).digest('base64url'),
    write: () => writeIndex(found.map((page, id) => ({ ...page, id }))),
  }
}

/** Returns the results for the entries of a collection. */
function foundOf(row: CollectionRow, nodes: readonly EntryNode[]): Result[] {
  const findable = nodes.filter(isFindable)
  const { maximumWords } = row.search || {}
  if (maximumWords === undefined) return findable.flatMap((node) => resultsOf(row, node))
  const part = Math.floor(maximumWords / findable.length)
  if (part < minimumWordsPerEntry) return findable.map((node) => titleOf(row, node))
  return findable.flatMap((node) => resultsOf(row, node)).map((page) => shortened(page, part))
}

/** Label of the home page and of index pages, which is that of pages at fixed addresses. */
const pageKind = collections.pages.search.kind

/** Returns the result for the home page, which stands for the company and is found under its names. */
function homeOf(home: EntryNode, { brand, legalName, tagline }: Settings): Result {
  const { title, note, headings, words } = textOf(singletons['home.mdx'], home)
  return {
    path: '/',
    title: brand,
    kind: pageKind,
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

function isFindable({ listed, path }: EntryNode): boolean {
  return listed && !helpingPages.includes(path.slice(1))
}

/** Returns the result for an entry's page, and for its PDF if it has one. */
function resultsOf(row: CollectionRow, node: EntryNode): Result[] {
  const text = textOf(row, node)
  const title = text.title.join(' ')
  const page = {
    path: row.shownOn ?? node.path,
    title,
    kind: isAnnounced(node) ? announcedKind : kindOf(row),
    note: text.note[0] ?? '',
    keywords: (node.keywords ?? []).join('\n'),
    headings: text.headings.join('\n'),
    words: text.words.join('\n'),
  }
  if (hasTextDocument(row.typeName)) {
    const path = textDocumentAddress(row.typeName, node.slug)
    return [page, { ...emptyResult, path, title, kind: 'PDF' }]
  }
  if (row.typeName !== collections.services.typeName || isAnnounced(node)) return [page]
  const pdf = {
    ...emptyResult,
    path: node.portfolio?.pdf ?? `/documents/${node.slug}.pdf`,
    title: `${title}, portfolio`,
    kind: 'PDF',
  }
  return [page, pdf]
}

/** Returns the result for an entry that is found by its title and keywords alone. */
function titleOf(row: CollectionRow, node: EntryNode): Result {
  return {
    ...emptyResult,
    path: row.shownOn ?? node.path,
    title: String(node[row.name]),
    kind: kindOf(row),
    keywords: (node.keywords ?? []).join('\n'),
  }
}

const kindOf = ({ search }: CollectionRow) => (search ? search.kind : '')

type Result = Omit<Findable, 'id'>

/** A result that is found by its title alone. */
const emptyResult = {
  path: '',
  title: '',
  kind: '',
  note: '',
  keywords: '',
  headings: '',
  words: '',
}

type Part = 'title' | 'note' | 'headings' | 'words'

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
