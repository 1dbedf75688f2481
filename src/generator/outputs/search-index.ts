/** Indexes all listed pages, the company, entries on shared pages, and PDFs. */

import { documentAddress, hasDocuments } from '../../content-model/addresses/document-address'
import { utilityPages } from '../../content-model/addresses/page-names'
import { compare } from '../../content-model/check/diagnostics'
import { indexedWords } from '../../content-model/collections/collection'
import { type CollectionRow, rows, singletons } from '../../content-model/collections/registry'
import type { Settings } from '../../content-model/collections/settings'
import { isComingSoon } from '../../content-model/visibility/coming-soon'
import { type IndexedPage, writeIndex } from '../../search/find'
import { fillWords } from '../../site/interface-words'
import { namedWord, type Words, wordsOf } from '../nodes/interface-words'
import { type LanguageNodes, nodesByLanguage, settingsIn } from '../nodes/languages'
import { type EntryNode, type Nodes, nodesOfType } from '../nodes/typed-nodes'
import { generatedIndexes } from '../pages/collection-indexes'
import { pageAddresses } from '../pages/site-pages'
import { textOf } from './search-text'

/** Returns each language's index, by path. */
export function searchIndexes(nodes: Nodes): Record<string, string> {
  return Object.fromEntries(
    nodesByLanguage(nodes).map((own) => [
      `${own.language.folder}/search.json`.slice(1),
      searchIndex(own),
    ]),
  )
}

export function searchIndex(nodes: LanguageNodes): string {
  const nodesOf = (typeName: string) => nodesOfType(nodes, typeName)
  const words = wordsOf(nodes)
  const addresses = pageAddresses(nodes)
  const entries = rows.flatMap(([, row]) => resultsIn(row, nodes, words))
  const kind = words.searchResults.page
  const indexes = generatedIndexes(nodes)
    .filter(({ page, context }) => page === undefined && context.indexed)
    .map(({ context: { address: path, title } }): Result => ({ path, title, kind, note: '' }))
  const homes = nodesOf(singletons['home.mdx'].typeName)
  const found = [
    ...entries,
    ...indexes,
    ...homes.map((home) => homeOf(home, settingsIn(nodes), words)),
  ]
    // Keep PDFs. Remove entries whose page is not available in this language.
    .filter(
      ({ path }) => !nodes.language.translation || path.endsWith('.pdf') || addresses.has(path),
    )
    .map((result) => ({ ...result, path: addresses.get(result.path) ?? result.path }))
    .sort((a, b) => compare(a.path + a.title, b.path + b.title))
  return writeIndex(found.map((page, id) => ({ ...page, id })))
}

function resultsIn(row: CollectionRow, nodes: LanguageNodes, words: Words): Result[] {
  if (!row.search) return []
  const findable = nodesOfType(nodes, row.typeName).filter(
    ({ listed, path }) => listed && !utilityPages.includes(path.slice(1)),
  )
  const part = indexedWords(row.search, findable.length)
  const originals = nodes.language.translation ? nodesOfType(nodes.originals, row.typeName) : []
  return findable
    .flatMap((node) => {
      const original = originals.find(({ slug }) => slug === node.slug)
      return resultsOf(row, node, words, original)
    })
    .map((page) => shortened(page, part))
}

/** Visitors also find the home page by the company's names. */
function homeOf(
  home: EntryNode,
  { brand, legalName, tagline }: Settings,
  { breadcrumb, searchResults }: Words,
): Result {
  const { title, note, headings, words } = textOf(singletons['home.mdx'], home)
  return {
    path: '/',
    title: brand,
    kind: searchResults.page,
    note: tagline,
    keywords: [breadcrumb.home, legalName, ...title, ...(home.keywords ?? [])].join('\n'),
    headings: headings.join('\n'),
    words: [...note, ...words].join('\n'),
  }
}

/** Limits a page to its first words. A truncated summary is searchable but not shown. */
function shortened(page: Result, limit: number): Result {
  let left = limit
  const first = (text = '') => {
    const words = text.split(/\s+/).slice(0, left)
    left -= words.length
    return words.join(' ')
  }
  const [note, headings, words] = [first(page.note), first(page.headings), first(page.words)]
  return note === page.note.split(/\s+/).join(' ')
    ? { ...page, headings, words }
    : { ...page, note: '', headings: '', words: note }
}

/** @param original of a translation, whose readers may know the original title */
function resultsOf(
  row: CollectionRow,
  node: EntryNode,
  words: Words,
  original: EntryNode | undefined,
): Result[] {
  const { searchResults } = words
  const { kind = '', weight } = row.search ?? {}
  const text = textOf(row, node)
  const title = text.title.join(' ')
  const page = {
    path: row.shownOn ?? node.path,
    title,
    ...(isComingSoon(node)
      ? { kind: searchResults.comingSoon, weight: comingSoonWeight }
      : { kind: namedWord(searchResults, kind), weight }),
    note: text.note[0] ?? '',
    keywords: [...(node.keywords ?? []), ...(original ? textOf(row, original).title : [])].join(
      '\n',
    ),
    headings: text.headings.join('\n'),
    words: text.words.join('\n'),
  }
  if (!hasDocuments(row.typeName) || row.typeName === 'Case' || isComingSoon(node)) return [page]
  const isService = row.typeName === 'Service'
  const pdf = {
    path: node.portfolio?.pdf ?? documentAddress(row.typeName, node),
    title: isService ? fillWords(searchResults.portfolio, { service: title }) : title,
    kind: searchResults.document,
    note: '',
    weight: documentWeight,
  }
  return [page, pdf]
}

const comingSoonWeight = 0.02
/** Ranks a PDF below its page, which has the same content. */
const documentWeight = 0.5

type Result = Omit<IndexedPage, 'id'>
