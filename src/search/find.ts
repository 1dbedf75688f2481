/** The search index. MiniSearch needs the same options in the build and browser. */
import MiniSearch, { type Options } from 'minisearch'
import { indexedTerms, queryTerm } from './terms'

export interface SearchHit {
  path: string
  title: string
  /** For visitors: “Service”, “PDF”. */
  kind: string
  /** A sentence about the page; may be empty. */
  note: string
}

/** A page in the index. */
export interface IndexedPage extends SearchHit {
  id: number
  /** Search terms that results do not show. */
  keywords?: string
  headings?: string
  /** All other words of the page. */
  words?: string
  /** Factor for the score. Default: 1 */
  weight?: number | undefined
}

const options: Options<IndexedPage> = {
  fields: ['title', 'keywords', 'note', 'headings', 'words', 'kind'],
  storeFields: ['path', 'title', 'kind', 'note', 'weight'],
  processTerm: indexedTerms,
}

/** Returns the index as text. The same pages produce the same bytes. */
export function writeIndex(pages: readonly IndexedPage[]): string {
  const index = new MiniSearch(options)
  index.addAll(pages)
  return JSON.stringify(index)
}

export type SearchIndex = MiniSearch<IndexedPage>

/** Reads the index in steps that do not block the page. */
export function readIndex(text: string): Promise<SearchIndex> {
  return MiniSearch.loadJSONAsync(text, options)
}

/** Weights of matches by field. */
const boost = { title: 8, keywords: 8, headings: 2, note: 3, kind: 1, words: 0.5 }

/**
 * Finds pages with all words of a query (exact or as a prefix), or else with
 * misspelt words, or else with some of the words. Also tries two words as one:
 * “white label”. A page with the query as its title comes first.
 */
export function find(index: SearchIndex, query: string): SearchHit[] {
  const words = query.trim().split(/\s+/)
  // The first letter of a longer word, even if it is a stop word: “a”.
  const isLetter = query.trim().length === 1
  const joined =
    words.length === 2 ? [{ queries: [words.join('')], prefix: false, fuzzy: false }] : []
  const searchWith = (combineWith: 'AND' | 'OR', isFuzzy: boolean) =>
    index.search(
      { combineWith: 'OR', queries: [{ combineWith, queries: [query] }, ...joined] },
      {
        boost,
        prefix: (term) => term.length > 1 || isLetter,
        fuzzy: (term) => (isFuzzy && term.length > 4 ? 0.2 : false),
        weights: { prefix: 0.3, fuzzy: 0.3 },
        processTerm: (word) => (isLetter ? word.toLowerCase() : (queryTerm(word) ?? false)),
        boostDocument: (_id, _term, stored) => Number(stored?.weight ?? 1),
      },
    )
  const exact = searchWith('AND', false)
  const all = exact.length > 0 ? exact : searchWith('AND', true)
  const found = (all.length > 0 ? all : searchWith('OR', true)).map(
    ({ path, title, kind, note }): SearchHit => ({ path, title, kind, note }),
  )
  const name = query.trim().toLowerCase()
  const isNamed = ({ title }: SearchHit) => Number(title.toLowerCase() === name)
  return found.sort((a, b) => isNamed(b) - isNamed(a))
}
