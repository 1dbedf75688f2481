import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import { Section } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { pressableLine } from '../../styles/parts'
import { stackedTable } from '../../styles/stacked-table'
import { media, theme } from '../../styles/theme'

const { color, font, size, space } = theme

const table = css`
  width: 100%;
  border-collapse: collapse;
  text-align: start;
  & :is(th, td) {
    padding: 0.75rem 0;
    padding-inline-end: ${space[3]};
    border-top: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
    font-size: 1rem;
    line-height: 1.45;
  }
  & thead > tr > th {
    padding-top: 0;
    border-top: 0;
    font-size: ${size.small};
    color: ${color.warm};
  }
  & th[scope='row'] {
    font: 600 1.125rem / 1.3 ${font.display};
    & > a {
      ${pressableLine};
      ${media.tablet} {
        margin-block: -0.625rem;
      }
    }
  }
  & tr > :first-child {
    width: 22%;
  }
  & td > strong {
    white-space: nowrap;
    font-variant-numeric: tabular-nums lining-nums;
  }
  & td > span {
    display: block;
    color: ${color.muted};
  }
  @media screen and (max-width: 39.99rem) {
    ${stackedTable};
  }
`

interface OfferingsTableProps {
  offerings: readonly Pick<Entry<'offerings'>, 'slug' | 'title' | 'terms' | 'bandName'>[]
  words: InterfaceWords['offeringsPage']
}

/** The offerings that have terms, side by side; nothing where none has. */
export function OfferingsTable({ offerings, words }: OfferingsTableProps) {
  const rows = offerings.flatMap(({ terms, ...offering }) =>
    terms ? [{ ...offering, ...terms }] : [],
  )
  if (rows.length === 0) return null
  return (
    <Section layout="stacked" title={words.table}>
      <table css={table}>
        <thead>
          <tr>
            <th scope="col">{words.offering}</th>
            <th scope="col">{words.price}</th>
            <th scope="col">{words.length}</th>
            <th scope="col">{words.endsWith}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ slug, title, bandName, bandFor, length, endsWith }) => (
            <tr key={slug}>
              <th scope="row">
                <ActionLink to={`#${slug}`}>{title}</ActionLink>
              </th>
              <td data-label={words.price}>
                <strong>{bandName}</strong>
                <span>{bandFor}</span>
              </td>
              <td data-label={words.length}>{length}</td>
              <td data-label={words.endsWith}>{endsWith}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
