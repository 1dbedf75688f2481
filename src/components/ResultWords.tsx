import { css } from '@emotion/react'
import type { SearchHit } from '../search/find'
import type { Search } from '../search/use-search'
import { fillWords, type InterfaceWords } from '../site/interface-words'
import type { useWords } from '../site/use-writing'
import { label } from '../styles/parts'
import { color, font, space } from '../styles/theme'

export const resultWords = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.125rem ${space[2]};
  align-items: baseline;
  color: ${color.ink};
  text-decoration: none;
  & > strong {
    font: 600 1.0625rem / 1.3 ${font.display};
    overflow-wrap: anywhere;
  }
  & > small {
    ${label};
  }
  & > span {
    grid-column: 1 / -1;
    overflow: hidden;
    color: ${color.muted};
    font-size: 0.9375rem;
    line-height: 1.4;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`

/** The text of a search result. Omit `kind` if a heading names it. */
export function ResultWords({ title, kind, note }: SearchHit) {
  return (
    <>
      <strong>{title}</strong>
      {kind && <small>{kind}</small>}
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
