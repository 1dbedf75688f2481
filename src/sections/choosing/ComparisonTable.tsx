import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import type { Entry } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { stackedTable } from '../../styles/stacked-table'
import { theme } from '../../styles/theme'

const { color, font, space, target } = theme

/* On narrow screens a card for each row, in which every text stands below the name of its service. */
const table = css`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  text-align: start;
  & :is(th, td) {
    padding: ${space[2]} 0;
    padding-inline-end: ${space[3]};
    border-top: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  & th {
    font: 600 0.9375rem / 1.3 ${font.display};
  }
  & tr > :first-child {
    width: 18%;
  }
  & thead > tr > * {
    padding-top: 0;
    border-top: 0;
    vertical-align: bottom;
  }
  & th a {
    display: flex;
    align-items: flex-end;
    min-height: ${target};
  }
  @media screen and (max-width: 63.99rem) {
    ${stackedTable};
    & th {
      font-size: 1.1875rem;
    }
    & td {
      font-size: inherit;
    }
    & tbody > tr {
      gap: ${space[2]};
      padding-block: ${space[3]};
    }
    & td[data-label]::before {
      display: block;
    }
  }
`

interface ComparisonTableProps extends Pick<Entry<'comparisons'>, 'services' | 'criteria'> {
  words: InterfaceWords['comparisonPage']
}

/** The table of a comparison: a column for each service, a row for each criterion; cards on narrow screens. */
export function ComparisonTable({ services, criteria, words }: ComparisonTableProps) {
  return (
    <table css={table}>
      <thead>
        <tr>
          <th scope="col">{words.criterion}</th>
          {services.map(({ path, title }) => (
            <th scope="col" key={path}>
              <ActionLink to={path} name={title} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {criteria.map(({ title, values }, row) => (
          <tr key={String(row)}>
            <th scope="row">{title}</th>
            {services.map((service, index) => (
              <td key={service.path} data-label={service.title}>
                {values[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
