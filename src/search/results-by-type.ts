import { fillWords, type TypeWords } from '../site/interface-words'
import type { useWords } from '../site/use-writing'
import type { SearchHit } from './find'
import type { Search } from './use-search'

type ResultType = keyof TypeWords['searchCounts']

/** Results per type, unless the visitor selected a type. */
const limit = 5

interface ResultGroup {
  type: ResultType
  /** Such as `23 articles`. */
  count: string
  results: readonly SearchHit[]
  /** The link to all results of the type, if `results` has only the first. */
  all?: { path: string; title: string }
}

/**
 * Groups the results of a query by type, the type of the best result first.
 * @param selected shows only this type and all of its results, if it has any
 */
export function resultsByType(
  { query, results }: Pick<Search, 'query' | 'results'>,
  words: TypeWords,
  wordsOf: ReturnType<typeof useWords>,
  selected?: string | null,
): ResultGroup[] {
  const types = Object.keys(words.searchCounts) as ResultType[]
  const typeOf = ({ kind }: SearchHit) =>
    types.find((name) => words.searchResults[name] === kind) ?? 'page'
  const found = [...new Set(results.map(typeOf))]
  const isSelected = found.some((type) => type === selected)
  return found
    .filter((type) => !isSelected || type === selected)
    .map((type) => {
      const all = results.filter((result) => typeOf(result) === type)
      const count = wordsOf(words.searchCounts[type], { count: all.length })
      if (isSelected || all.length <= limit) return { type, count, results: all }
      const path = `/search?${new URLSearchParams({ q: query, type })}`
      const title = fillWords(words.searchPage.allOf, { results: count })
      return { type, count, results: all.slice(0, limit), all: { path, title } }
    })
}
