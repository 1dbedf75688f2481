/**
 * The index page of a collection: the list of its entries, at the address above their pages. The
 * generator makes it where there is no layout for one, so that a new collection's address is not a 404.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compare } from '../../content-model/check/diagnostics'
import type { RowWithPages } from '../../content-model/collections/collection'
import type { IndexContext } from '../../content-model/collections/query-results'
import {
  type CollectionName,
  collections,
  optionalIndexes,
  rowsWithPages,
} from '../../content-model/collections/registry'
import { isAnnounced } from '../../content-model/visibility/announced'
import { namedWord, wordsOf } from '../nodes/interface-words'
import type { LanguageNodes } from '../nodes/languages'
import type { Nodes } from '../nodes/typed-nodes'
import { type EntryNode, entriesOf, summaryOf } from './entry-nodes'

/** An index page that the generator makes. */
export interface CollectionIndex extends Pick<IndexContext, 'motif' | 'items'> {
  collection: CollectionName
  path: string
  title: string
  description: string
  /** The content file of a page at this address; absent where there is none. */
  page?: EntryNode
}

/** Number of entries that the description names. */
const describedEntries = 3

/** Returns the index pages of collections that have no layout for one, with what they show. */
export function generatedIndexes(nodes: LanguageNodes): CollectionIndex[] {
  const titles = wordsOf(nodes).overviews
  return rowsWithPages
    .filter(
      ([, { address, opening }]) =>
        address !== '/' && opening === undefined && !hasOwnLayout(address),
    )
    .flatMap(([collection, row]) => {
      const path = row.address
      const pages = entriesOf(nodes, collections.pages.typeName)
      const page = pages.find((one) => one.path === path)
      // In a further language the page is there with its words.
      if (nodes.language.translation && !page) return []
      const items = itemsOf(nodes.shown, row)
      const own = row.overview ? namedWord(titles, row.overview.title) : collection
      const title = page ? String(page.title) : own
      const names = items.slice(0, describedEntries).map((item) => item.title)
      const index: CollectionIndex = {
        collection,
        path,
        title,
        description: page?.metaDescription ?? [title, names.join('; ')].filter(Boolean).join(': '),
        ...(page && { page }),
        motif: typeof row.motif === 'string' ? row.motif : 'company',
        items,
      }
      return [index]
    })
}

function hasOwnLayout(address: string): boolean {
  return hasOwnModule(address) || optionalIndexes.some(({ path }) => path === address)
}

/** Returns whether a module of `src/pages` makes the page at an address. */
export function hasOwnModule(path: string): boolean {
  const module = join('src', 'pages', path)
  return existsSync(`${module}.tsx`) || existsSync(join(module, 'index.tsx'))
}

function itemsOf(nodes: Nodes, { typeName, name }: RowWithPages): CollectionIndex['items'] {
  const placeOf = ({ order }: EntryNode) => (typeof order === 'number' ? order : 0)
  return entriesOf(nodes, typeName)
    .filter(({ listed, status }) => listed && !isAnnounced({ status }))
    .sort((a, b) => placeOf(a) - placeOf(b) || compare(String(a[name]), String(b[name])))
    .map((node) => ({ path: node.path, title: String(node[name]), text: summaryOf(node) }))
}
