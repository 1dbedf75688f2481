import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import { TableRows, table } from '../../components/StackingTable'
import { stackedTable } from '../../styles/stacked-table'
import { color, headerHeight, radius, size, space } from '../../styles/theme'
import type { ComparisonProps } from './ComparisonChoices'

const onNarrow = '@media screen and (max-width: 63.99rem)'
const onPhones = '@media screen and (max-width: 39.99rem)'

/* On narrow screens, row headings are above their cells, to save a column. */
const sentences = (count: number) => css`
  ${table};
  table-layout: fixed;
  & :is(th, td) {
    padding-block: ${space[2]};
    font-size: 0.9375rem;
  }
  & thead > tr > th {
    color: inherit;
    font-size: 0.9375rem;
    & > a {
      align-items: flex-end;
    }
  }
  ${onNarrow} {
    &,
    & :is(thead, tbody) {
      display: block;
    }
    & tr {
      display: grid;
      grid-template-columns: repeat(${count}, minmax(0, 1fr));
      column-gap: ${space[3]};
      border-top: 1px solid ${color.edge};
    }
    & thead > tr {
      border-top: 0;
    }
    & thead > tr > :first-child {
      display: none;
    }
    & :is(th, td) {
      padding: 0 0 ${space[2]};
      border: 0;
      grid-row: 2;
      overflow-wrap: break-word;
      hyphens: auto;
    }
    & tbody > tr > th:first-child {
      grid-area: 1 / 1 / 2 / -1;
      width: auto;
      padding-block: ${space[2]} ${space[1]};
    }
  }
`

const choosers = css`
  display: none;
  ${onPhones} {
    @supports selector(:has(*)) {
      position: sticky;
      top: ${headerHeight};
      z-index: 1;
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space[2]};
      padding-block: ${space[1]};
      background: ${color.paper};
    }
  }
  & select {
    width: 100%;
    min-height: 3rem;
    padding: 0.5rem;
    border: 1px solid ${color.edge};
    border-radius: ${radius.small};
    background: ${color.paper};
    font-size: ${size.small};
    font-weight: 600;
    text-overflow: ellipsis;
  }
`

/** Returns the rules that show the two columns chosen on phones. */
function chosenColumns(count: number) {
  const rules = Array.from({ length: count }, (_, index) =>
    [1, 2].map(
      (place) =>
        `&:has(select[data-place='${place}'] > :nth-child(${index + 1}):checked) td:nth-of-type(${index + 1}) { display: block; grid-column: ${place}; }`,
    ),
  ).flat()
  return css`
    ${onPhones} {
      & table > thead {
        display: none;
      }
      @supports selector(:has(*)) {
        & td {
          display: none;
        }
        & table tr {
          grid-template-columns: repeat(2, minmax(0, 1fr));
        }
        ${rules.join('\n')}
      }
      @supports not selector(:has(*)) {
        & table {
          ${stackedTable};
        }
        & table td {
          grid-row: auto;
        }
      }
    }
  `
}

/** The services side by side. On phones, two lists choose the two columns. */
export function ComparisonTable({ comparison: { services, criteria }, words }: ComparisonProps) {
  return (
    <div css={services.length > 2 && chosenColumns(services.length)}>
      {services.length > 2 && (
        <div css={choosers}>
          {[words.firstColumn, words.secondColumn].map((label, place) => (
            <select
              key={String(place)}
              aria-label={label}
              data-place={place + 1}
              defaultValue={services[place]?.slug}
            >
              {services.map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
            </select>
          ))}
        </div>
      )}
      <table css={sentences(services.length)}>
        <TableRows
          columns={[
            { label: words.criterion },
            ...services.map(({ path, title: label }) => ({
              label,
              head: <ActionLink to={path} name={label} />,
            })),
          ]}
          rows={criteria.map(({ title, values }) => ({ head: title, cells: values }))}
        />
      </table>
    </div>
  )
}
