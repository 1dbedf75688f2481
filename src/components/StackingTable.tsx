import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { clickableLine } from '../styles/parts'
import { stackedTable } from '../styles/stacked-table'
import { color, font, media, size, space } from '../styles/theme'

export const table = css`
  width: 100%;
  border-collapse: collapse;
  & :is(th, td) {
    padding: 0.75rem 0;
    padding-inline-end: ${space[3]};
    border-top: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
    line-height: 1.45;
  }
  & th {
    font: 600 1.0625rem / 1.3 ${font.display};
  }
  & thead > tr > th {
    padding-top: 0;
    border-top: 0;
    font-size: ${size.small};
    color: ${color.warm};
    vertical-align: bottom;
  }
  & th > a {
    ${clickableLine};
  }
  & tbody th > a {
    ${media.tablet} {
      align-items: start;
      padding-block: 0.625rem;
      margin-block: -0.625rem;
    }
  }
  & tr > :first-child {
    width: 20%;
  }
  & td > strong {
    white-space: nowrap;
    font-variant-numeric: tabular-nums lining-nums;
  }
  & td > strong + span {
    display: block;
    color: ${color.muted};
  }
`

const stacking = css`
  ${table};
  @media screen and (max-width: 39.99rem) {
    ${stackedTable};
  }
`

interface TableRowsProps {
  /** The label of the first column may be empty. */
  columns: readonly { label: string; head?: ReactNode }[]
  rows: readonly { head: ReactNode; cells: readonly ReactNode[] }[]
}

/** Head and body of a table. The first column names the rows. */
export function TableRows({ columns, rows }: TableRowsProps) {
  return (
    <>
      <thead>
        <tr>
          {columns.map(({ label, head = label }, index) =>
            label ? (
              <th scope="col" key={String(index)}>
                {head}
              </th>
            ) : (
              <td key={String(index)} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ head, cells }, row) => (
          <tr key={String(row)}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={String(index)} data-label={columns[index + 1]?.label || undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  )
}

/** A table whose rows become cards on narrow screens. */
export function StackingTable(content: TableRowsProps) {
  return (
    <table css={stacking}>
      <TableRows {...content} />
    </table>
  )
}
