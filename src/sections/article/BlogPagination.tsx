import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import { container } from '../../components/Section'
import { numberedPath } from '../../content-model/addresses/blog-pages'
import { fillWords, type InterfaceWords } from '../../site/interface-words'
import { clickableInline } from '../../styles/parts'
import { color, size, space } from '../../styles/theme'

const pagination = css`
  ${container};
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${space[2]};
  padding-block: ${space[3]};
  border-top: 1px solid ${color.line};
  font-size: ${size.small};
  & > p {
    grid-column: 2;
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  & > a {
    ${clickableInline};
    font-weight: 600;
  }
  & > a[rel='next'] {
    grid-column: 3;
    justify-self: end;
    text-align: end;
  }
`

interface BlogPaginationProps {
  words: InterfaceWords['blog']
  /** Path of the list's first page. */
  list: string
  /** From 1. */
  page: number
  pages: number
}

export function BlogPagination({ words, list, page, pages }: BlogPaginationProps) {
  if (pages < 2) return null
  const place = { number: String(page), total: String(pages) }
  return (
    <nav css={pagination} aria-label={words.pagination}>
      {page > 1 && (
        <ActionLink to={numberedPath(list, page - 1)} rel="prev">
          {words.newer}
        </ActionLink>
      )}
      <p>{fillWords(words.pageOf, place)}</p>
      {page < pages && (
        <ActionLink to={numberedPath(list, page + 1)} rel="next">
          {words.older}
        </ActionLink>
      )}
    </nav>
  )
}
