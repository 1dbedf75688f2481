import { css } from '@emotion/react'
import type { SearchHit } from '../search/find'
import type { Search } from '../search/use-search'
import { fillWords, type InterfaceWords } from '../site/interface-words'
import type { useWords } from '../site/use-writing'
import { color, font } from '../styles/theme'

export const resultWords = css`
  display: grid;
  gap: 0.125rem;
  color: ${color.ink};
  text-decoration: none;
  & > strong {
    font: 600 1.0625rem / 1.3 ${font.display};
    overflow-wrap: anywhere;
  }
  & > span {
    overflow: hidden;
    color: ${color.muted};
    font-size: 0.9375rem;
    line-height: 1.4;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`

/** The text of a search result, below the heading of its type. */
export function ResultWords({ title, note }: Pick<SearchHit, 'title' | 'note'>) {
  return (
    <>
      <strong>{title}</strong>
      {note && <span>{note}</span>}
    </>
  )
}

/** Returns the status of a search, such as `3 results for “ledger”`. */
export function searchStatus(
  { state, query, results }: Search,
  typed: string,
  words: InterfaceWords['search'],
  wordsOf: ReturnType<typeof useWords>,
): string {
  if (state === 'failed') return words.failed
  if (state === 'loading') return typed.trim() && words.loading
  if (state === 'waiting') return ''
  if (results.length === 0) return fillWords(words.nothing, { query })
  return wordsOf(words.found, { count: results.length, query })
}
