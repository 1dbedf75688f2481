import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import { ResultWords, resultWords } from '../../components/ResultWords'
import { resultsByType } from '../../search/results-by-type'
import type { Search } from '../../search/use-search'
import type { TypeWords } from '../../site/interface-words'
import { useWords } from '../../site/use-writing'
import { clickableInline } from '../../styles/parts'
import { color, size, space } from '../../styles/theme'

const list = css`
  display: grid;
  gap: ${space[4]};
  & h2 {
    padding-bottom: ${space[1]};
    font-size: ${size.h3};
  }
  & li {
    border-top: 1px solid ${color.line};
  }
  & li > a {
    padding-block: ${space[2]};
  }
  & a:hover > strong {
    color: ${color.action};
  }
  & h2 + ol + a {
    ${clickableInline};
    font-weight: 600;
  }
`

interface SearchResultsProps {
  words: TypeWords
  label: string
  search: Search
  /** The type in the URL; null for all types. */
  type: string | null
}

/** Results by type. */
export function SearchResults({ words, label, search, type }: SearchResultsProps) {
  const groups = resultsByType(search, words, useWords(), type)
  return (
    <section css={list} aria-label={label}>
      {groups.map((group) => (
        <div key={group.type}>
          <h2>{group.count}</h2>
          <ol>
            {group.results.map((result) => (
              <li key={result.path + result.title}>
                <ActionLink to={result.path} css={resultWords}>
                  <ResultWords {...result} />
                </ActionLink>
              </li>
            ))}
          </ol>
          {group.all && <ActionLink to={group.all.path}>{group.all.title}</ActionLink>}
        </div>
      ))}
    </section>
  )
}
