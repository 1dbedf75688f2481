import { css } from '@emotion/react'
import { disclosure } from '../../components/disclosure'
import { ActionLink } from '../../components/links/ActionLink'
import { Motif } from '../../components/Motif'
import type { Card, Singleton } from '../../content-model/collections/query-results'
import { showsMotif } from '../../look/site-look'
import { media, theme } from '../../styles/theme'

const { color, space, size, font } = theme

const row = css`
  ${disclosure};
  border-top: 1px solid ${color.edge};
  &:last-of-type {
    border-bottom: 1px solid ${color.edge};
  }
  & > summary {
    align-items: center;
    gap: clamp(0.5rem, 3vw, 1.5rem);
    padding-block: ${space[3]};
  }
  & > summary > span {
    /* Gives way before a word of the name does. */
    flex: 0 1000 4.5rem;
    font: 300 ${size.numeral} / 0.9 ${font.display};
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
    color: ${color.warm};
    ${media.desktop} {
      flex-basis: calc((100% - ${space[5]}) / 3 + ${space[5]} - 1.5rem);
    }
  }
  & > summary > h3 {
    flex: 1 1 min-content;
    min-width: 0;
    overflow-wrap: break-word;
    font-size: clamp(1.375rem, 1.15rem + 1.3vw, 2.25rem);
    font-weight: 500;
    line-height: 1.15;
    letter-spacing: -0.015em;
  }
`

const inside = css`
  display: grid;
  gap: ${space[3]} ${space[5]};
  padding-bottom: ${space[5]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    & > ${showsMotif ? ':not(:first-child)' : '*'} {
      grid-column: 2;
    }
  }
  & > p {
    max-width: 34em;
    font-size: ${size.lead};
    line-height: 1.5;
    color: ${color.muted};
  }
`

const art = css`
  display: none;
  ${media.desktop} {
    display: block;
    grid-row: 1 / 3;
    max-width: 15rem;
  }
`

const links = css`
  ${media.tablet} {
    columns: 2;
    column-gap: ${space[5]};
  }
  /* Columns that the end of a sheet cuts would go on beside the sheet, where nobody sees them. */
  @media print {
    columns: auto;
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    line-height: 1.3;
    text-decoration: none;
  }
  ${media.hover} {
    & a:hover {
      text-decoration: underline;
    }
  }
`

/** A few links stand one below another, close to the summary: the motif beside them is taller. */
const insideWithFew = css`
  ${inside};
  grid-template-rows: auto 1fr;
`

/** A few links stand one below another. */
const fewLinks = css`
  ${links};
  ${media.tablet} {
    columns: auto;
  }
`

interface ServiceGroupRowProps {
  group: Singleton<'settings.yaml'>['serviceGroups'][number]
  services: readonly Card<'services'>[]
  /** Position among the groups, from 1. */
  number: number
}

/** One group in the accordion: its number and name, with its summary and services inside. */
export function ServiceGroupRow({ group, services, number }: ServiceGroupRowProps) {
  const isShort = services.length < 4
  return (
    <details name="service-groups" open={number === 1} css={row}>
      <summary>
        <span>{String(number).padStart(2, '0')}</span>
        <h3>{group.name}</h3>
      </summary>
      <div css={isShort ? insideWithFew : inside}>
        {showsMotif && (
          <div css={art}>
            <Motif seed={group.group} subject={{ group: group.group }} columns={4} rows={4} />
          </div>
        )}
        <p>{group.summary}</p>
        <ul css={isShort ? fewLinks : links}>
          {services.map(({ path, title }) => (
            <li key={path}>
              <ActionLink to={path} named>
                {title}
              </ActionLink>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
