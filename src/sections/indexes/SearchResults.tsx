import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import { ResultWords, resultWords } from '../../components/ResultWords'
import type { SearchHit } from '../../search/find'
import { fillWords, type InterfaceWords } from '../../site/interface-words'
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

/** Results per type, unless the URL selects a type. */
const groupLimit = 5

/** Names of result types: in the singular, and with a number. */
export type TypeWords = Pick<InterfaceWords, 'searchResults' | 'searchCounts' | 'searchPage'>

type ResultType = keyof InterfaceWords['searchCounts']

interface SearchResultsProps {
  words: TypeWords
  label: string
  results: readonly SearchHit[]
  query: string
  /** The type in the URL; null for all types. */
  type: string | null
}

/** Results by type. The type of the best result comes first. */
export function SearchResults({ words, label, results, query, type }: SearchResultsProps) {
  const wordsOf = useWords()
  const types = Object.keys(words.searchCounts) as ResultType[]
  const typeOf = ({ kind }: SearchHit) =>
    types.find((name) => words.searchResults[name] === kind) ?? 'page'
  const found = [...new Set(results.map(typeOf))]
  const selected = found.filter((name) => name === type)
  return (
    <section css={list} aria-label={label}>
      {(selected.length > 0 ? selected : found).map((resultType) => {
        const all = results.filter((result) => typeOf(result) === resultType)
        const count = wordsOf(words.searchCounts[resultType], { count: all.length })
        const isWhole = selected.length > 0 || all.length <= groupLimit
        return (
          <div key={resultType}>
            <h2>{count}</h2>
            <ol>
              {(isWhole ? all : all.slice(0, groupLimit)).map((result) => (
                <li key={result.path + result.title}>
                  <ActionLink to={result.path} css={resultWords}>
                    <ResultWords {...result} kind="" />
                  </ActionLink>
                </li>
              ))}
            </ol>
            {!isWhole && (
              <ActionLink to={`/search?${new URLSearchParams({ q: query, type: resultType })}`}>
                {fillWords(words.searchPage.allOf, { results: count })}
              </ActionLink>
            )}
          </div>
        )
      })}
    </section>
  )
}
