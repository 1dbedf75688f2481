import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import type { Entry } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { media, theme } from '../../styles/theme'

const { color, font, size, space, target } = theme

/* On narrow screens a card for each row, in which every text stands below the name of its service. */
const table = css`
  display: block;
  width: 100%;
  border-collapse: collapse;
  text-align: start;
  & :is(tbody, tr, th, td) {
    display: block;
  }
  & thead {
    display: none;
  }
  & tbody > tr {
    padding-block: ${space[3]};
    border-top: 1px solid ${color.edge};
    break-inside: avoid;
  }
  & th {
    text-align: start;
    vertical-align: top;
    font: 600 1.1875rem / 1.3 ${font.display};
  }
  & td {
    margin-top: ${space[2]};
    line-height: 1.5;
  }
  & td::before {
    content: attr(data-service);
    display: block;
    color: ${color.warm};
    font-size: ${size.small};
    font-weight: 600;
  }
  ${media.desktop}, print {
    display: table;
    table-layout: fixed;
    & thead {
      display: table-header-group;
    }
    & tbody {
      display: table-row-group;
    }
    & tr {
      display: table-row;
    }
    & :is(th, td) {
      display: table-cell;
      vertical-align: top;
      padding: ${space[2]} 0;
      padding-inline-end: ${space[3]};
      border-top: 1px solid ${color.line};
      font-size: 0.9375rem;
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
    & td::before {
      content: none;
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
              <ActionLink to={path} named>
                {title}
              </ActionLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {criteria.map(({ title, values }, row) => (
          <tr key={String(row)}>
            <th scope="row">{title}</th>
            {services.map((service, index) => (
              <td key={service.path} data-service={service.title}>
                {values[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
