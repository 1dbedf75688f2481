/** Makes, reads and queries the search index: MiniSearch, with the same options in build and browser. */
import MiniSearch, { type Options } from 'minisearch'
import { indexedTerms, soughtTerm } from './terms'

/** A search result, as it is shown. */
export interface Found {
  path: string
  title: string
  /** What it is, as a visitor would say: “Service”, “PDF”. */
  kind: string
  /** A sentence about it; empty where there is none. */
  note: string
}

/** The indexed content of a page. */
export interface Findable extends Found {
  id: number
  /** Words under which it is found and which it does not show. */
  keywords?: string
  /** Its headings, and those of its parts. */
  headings?: string
  /** All its other words. */
  words?: string
  /** How much a match counts. Default: 1 */
  weight?: number | undefined
}

const options: Options<Findable> = {
  fields: ['title', 'keywords', 'note', 'headings', 'words', 'kind'],
  storeFields: ['path', 'title', 'kind', 'note', 'weight'],
  processTerm: indexedTerms,
}

/** Returns the index as text; the same pages make the same bytes. */
export function writeIndex(pages: readonly Findable[]): string {
  const index = new MiniSearch(options)
  index.addAll(pages)
  return JSON.stringify(index)
}

export type SearchIndex = MiniSearch<Findable>

/** Reads the index without blocking the page for long. */
export function readIndex(text: string): Promise<SearchIndex> {
  return MiniSearch.loadJSONAsync(text, options)
}

/** Weights of a matching word by field. */
const boost = { title: 8, keywords: 8, headings: 2, note: 3, kind: 1, words: 0.5 }

/**
 * Finds pages that have all words of a query, each as it is, as a prefix or misspelt; when there is none,
 * pages that have some of them. Two words are tried as one too: “white label”. A page with exactly this
 * title comes first.
 */
export function find(index: SearchIndex, query: string): Found[] {
  const words = query.trim().split(/\s+/)
  const joined =
    words.length === 2 ? [{ queries: [words.join('')], prefix: false, fuzzy: false }] : []
  const searchWith = (combineWith: 'AND' | 'OR') =>
    index.search(
      { combineWith: 'OR', queries: [{ combineWith, queries: [query] }, ...joined] },
      {
        boost,
        prefix: (term) => term.length > 1,
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
        weights: { prefix: 0.3, fuzzy: 0.3 },
        processTerm: (word) => soughtTerm(word) ?? false,
        boostDocument: (_id, _term, stored) => Number(stored?.weight ?? 1),
      },
    )
  const all = searchWith('AND')
  const found = (all.length > 0 ? all : searchWith('OR')).map(
    ({ path, title, kind, note }): Found => ({ path, title, kind, note }),
  )
  const name = query.trim().toLowerCase()
  const isNamed = ({ title }: Found) => Number(title.toLowerCase() === name)
  return found.sort((a, b) => isNamed(b) - isNamed(a))
}
