import { css } from '@emotion/react'
import { label } from './parts'
import { color, space } from './theme'

/** Rows as cards, titled by their first cells. Other cells follow their column's name. */
export const stackedTable = css`
  display: block;
  & :is(caption, tbody, tr, th, td) {
    display: block;
    min-width: 0;
    max-width: none;
    padding: 0;
    border: 0;
    text-align: start;
  }
  & thead {
    display: none;
  }
  & tbody > tr {
    display: grid;
    gap: 0.25rem;
    padding-block: 0.75rem;
    border-top: 1px solid ${color.line};
  }
  & tr > :first-child {
    width: auto;
    font-weight: 600;
  }
  & td[data-label]::before {
    content: attr(data-label);
    margin-inline-end: ${space[1]};
    ${label};
  }
  & td[data-align='right'] {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
  }
  & td:empty:empty {
    display: none;
  }
`
