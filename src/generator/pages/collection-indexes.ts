/**
 * The index page of a collection: the list of its entries, at the address above their pages. The
 * generator makes it where there is no layout for one, so that a new collection's address is not a 404.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { IndexContext } from '../../content-model/collections/query-results'
import {
  type CollectionName,
  collections,
  optionalIndexes,
  rowsWithPages,
} from '../../content-model/collections/registry'
import { isComingSoon } from '../../content-model/visibility/coming-soon'
import { namedWord, wordsOf } from '../nodes/interface-words'
import type { LanguageNodes } from '../nodes/languages'
import { byOrder, type EntryNode, entriesOf, summaryOf } from './entry-nodes'

/** An index page that the generator makes. */
export interface CollectionIndex {
  collection: CollectionName
  /** The content file of a page at this address; absent where there is none. */
  page: EntryNode | undefined
  context: IndexContext
}

/** Number of entries that the description names. */
const describedEntries = 3

/** Returns the index pages of collections that have no layout for one, with what they show. */
export function generatedIndexes(nodes: LanguageNodes): CollectionIndex[] {
  const titles = wordsOf(nodes).overviews
  const pages = entriesOf(nodes, collections.pages.typeName)
  const rows = rowsWithPages.filter(
    ([, { address, opening }]) => address !== '/' && !opening && !hasOwnLayout(address),
  )
  return rows.flatMap(([collection, { address, overview, motif, typeName, name }]) => {
    const page = pages.find(({ path }) => path === address)
    // In a further language the page is there with its words.
    if (nodes.language.translation && !page) return []
    const items = entriesOf(nodes.shown, typeName)
      .filter(({ listed, status }) => listed && !isComingSoon({ status }))
      .sort(byOrder(name))
      .map((node) => ({ path: node.path, title: String(node[name]), text: summaryOf(node) }))
    const own = overview ? namedWord(titles, overview.title) : collection
    const title = page ? String(page.title) : own
    const names = items.slice(0, describedEntries).map((item) => item.title)
    const context = {
      address,
      title,
      description: page?.metaDescription ?? [title, names.join('; ')].filter(Boolean).join(': '),
      motif: typeof motif === 'string' ? motif : 'company',
      items,
      heading: page ? String(page.heading) : title,
      intro: typeof page?.intro === 'string' ? page.intro : null,
      indexed: page ? page.listed : items.length > 0,
    } as const
    return [{ collection, page, context }]
  })
}

function hasOwnLayout(address: string): boolean {
  return existsSync(moduleFile(address)) || optionalIndexes.some(({ path }) => path === address)
}

/** Returns the module of `src/pages` that makes the page at an address, if it is there. */
export function moduleFile(path: string): string {
  return resolve('src', 'pages', `${path === '/' ? 'index' : path.slice(1)}.tsx`)
}
