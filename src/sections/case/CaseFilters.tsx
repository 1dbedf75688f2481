import { css } from '@emotion/react'
import { graphql } from 'gatsby'
import { ActionLink } from '../../components/links/ActionLink'
import type { CaseFilter } from '../../content-model/addresses/case-filters'
import { showCurrent } from '../../hydration/show-current'
import type { InterfaceWords } from '../../site/interface-words'
import { columnsFrom } from '../../styles/columns'
import { clickableInline, mutedSmall, scrollingRow, wrapping } from '../../styles/parts'
import { color, media, space } from '../../styles/theme'

const groups = css`
  display: grid;
`

const row = css`
  ${columnsFrom(media.tablet, '7rem minmax(0, 1fr)')};
  align-items: baseline;
  padding-block: ${space[1]};
  border-top: 1px solid ${color.line};
  & > p {
    ${mutedSmall};
  }
  & > ul {
    ${wrapping};
    gap: 0 ${space[3]};
    /* On phones, each group is a row that scrolls sideways, like the filter of the services. */
    ${media.phone} {
      ${scrollingRow};
      flex-wrap: nowrap;
      white-space: nowrap;
    }
  }
  & a {
    ${clickableInline};
    color: ${color.ink};
    text-decoration: none;
  }
  & a small {
    ${mutedSmall};
    margin-inline-start: 0.375rem;
    font-variant-numeric: tabular-nums;
  }
  & a[aria-current] {
    font-weight: 600;
    /* A border, because forced colours remove shadows. */
    padding-top: 3px;
    border-bottom: 3px solid ${color.warm};
  }
  ${media.hover} {
    & a:hover {
      color: ${color.action};
      text-decoration: underline;
    }
  }
`

interface CaseFiltersProps {
  filters: readonly CaseFilter[]
  words: InterfaceWords['portfolioPage']
  /** Path of the current filter, if any. */
  current?: string
}

/** Links that filter the cases. Filters are pages and work without script. */
export function CaseFilters({ filters, words, current }: CaseFiltersProps) {
  const kinds = [...new Set(filters.map(({ kind }) => kind))]
  return (
    <nav ref={showCurrent} aria-label={words.filters} css={groups}>
      {kinds.map((kind, index) => {
        const items = [
          ...(index === 0 ? [{ path: '/portfolio', name: words.all, count: undefined }] : []),
          ...filters.filter((filter) => filter.kind === kind),
        ]
        return (
          <div key={kind} css={row} data-no-print>
            <p id={`filter-${kind}`}>{words[kind]}</p>
            <ul aria-labelledby={`filter-${kind}`} data-scroll>
              {items.map(({ path, name, count }) => (
                <li key={path}>
                  <ActionLink
                    to={path}
                    aria-current={path === (current ?? '/portfolio') ? 'page' : undefined}
                  >
                    <span>
                      <span>{name}</span>
                      {count !== undefined && <small>{` ${count}`}</small>}
                    </span>
                  </ActionLink>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}

export const fragment = graphql`
  fragment CaseFilters on Query {
    caseFilters {
      kind
      value
      name
      path
      count
    }
  }
`
