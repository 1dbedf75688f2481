import { css } from '@emotion/react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ChangeEvent, useEffect, useRef } from 'react'
import { ActionLink } from '../../components/links/ActionLink'
import { TableRows, table } from '../../components/StackingTable'
import { arrowAtEnd } from '../../styles/parts'
import { stackedTable } from '../../styles/stacked-table'
import { color, headerHeight, radius, size, space } from '../../styles/theme'
import type { ComparisonProps } from './ComparisonChoices'

const onNarrow = '@media screen and (max-width: 63.99rem)'
/** Screens without 12rem per column, which long words need. There, two lists choose the two columns. */
const withLists = (count: number) =>
  `@media screen and (max-width: ${Math.min(12 * count, 64) - 0.01}rem)`

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

const choosers = (count: number) => css`
  display: none;
  ${withLists(count)} {
    @supports selector(:has(*)) {
      position: sticky;
      top: ${headerHeight};
      z-index: 1;
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space[2]};
      padding-block: ${space[1]};
      border-bottom: 1px solid ${color.edge};
      background: ${color.paper};
    }
  }
  & > div {
    ${arrowAtEnd};
  }
  & select {
    appearance: none;
    width: 100%;
    min-height: 3rem;
    padding: 0.5rem;
    padding-inline-end: 2.25rem;
    border: 1px solid ${color.edge};
    border-radius: ${radius.medium};
    background: ${color.paper};
    font-size: ${size.small};
    font-weight: 600;
    text-overflow: ellipsis;
  }
`

/** Returns the rules that show the two chosen columns. */
function chosenColumns(count: number) {
  const rules = Array.from({ length: count }, (_, index) => {
    const chosen = (place: number) =>
      `:has(select[data-place='${place}'] > :nth-child(${index + 1}):checked)`
    const cells = `tr > :nth-child(${index + 2})`
    return [
      `&${chosen(1)} ${cells} { display: block; grid-column: 1; }`,
      `&${chosen(2)} ${cells} { display: block; grid-column: 2; }`,
      // Without script, both lists can have the same value.
      `&${chosen(1)}${chosen(2)} ${cells} { grid-column: 1 / -1; }`,
    ]
  }).flat()
  return css`
    ${withLists(count)} {
      @supports selector(:has(*)) {
        & tr > :not(:first-child) {
          display: none;
        }
        & table tr {
          grid-template-columns: repeat(2, minmax(0, 1fr));
          column-gap: ${space[2]};
        }
        & thead th {
          padding-top: ${space[1]};
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

interface ColumnListsProps {
  services: ComparisonProps['comparison']['services']
  labels: readonly string[]
}

/** Two lists, whose values differ: choosing the other column exchanges the two. */
function ColumnLists({ services, labels }: ColumnListsProps) {
  const lists = useRef<HTMLDivElement>(null)
  const shown = useRef<readonly string[]>([])

  // Not the default values: the visitor may have chosen before hydration.
  useEffect(() => {
    shown.current = selectsIn(lists.current).map(({ value }) => value)
  }, [])

  function onChange({ target }: ChangeEvent<HTMLSelectElement>) {
    const selects = selectsIn(lists.current)
    const before = shown.current[selects.indexOf(target)]
    const other = selects.find((select) => select !== target)
    if (before && other?.value === target.value) other.value = before
    shown.current = selects.map(({ value }) => value)
  }

  return (
    <div css={choosers(services.length)} ref={lists}>
      {labels.map((label, place) => (
        <div key={String(place)}>
          <select
            aria-label={label}
            data-place={place + 1}
            defaultValue={services[place]?.slug}
            onChange={onChange}
          >
            {services.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </select>
          <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
        </div>
      ))}
    </div>
  )
}

function selectsIn(element: Element | null): HTMLSelectElement[] {
  return [...(element?.querySelectorAll('select') ?? [])]
}

/** The services side by side. On narrow screens, two lists choose the two columns. */
export function ComparisonTable({ comparison: { services, criteria }, words }: ComparisonProps) {
  return (
    <div css={services.length > 2 && chosenColumns(services.length)}>
      {services.length > 2 && (
        <ColumnLists services={services} labels={[words.firstColumn, words.secondColumn]} />
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
