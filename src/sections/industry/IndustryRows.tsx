import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import { Motif } from '../../components/Motif'
import { container } from '../../components/Section'
import { StatisticList } from '../../components/StatisticList'
import type { WovenCard } from '../../content-model/collections/query-results'
import { showsMotif } from '../../look/site-look'
import { figuresInLine } from '../../styles/columns'
import { wholeLink } from '../../styles/parts'
import { color, font, media, size, space } from '../../styles/theme'

const rows = css`
  & > li {
    border-top: 1px solid ${color.line};
  }
`

const row = css`
  ${wholeLink};
  display: grid;
  grid-template-columns: ${showsMotif ? 'clamp(2.5rem, 64vw - 9.6rem, 5.5rem) ' : ''}minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
  padding-block: ${space[4]};
  & > [aria-hidden] {
    grid-row: 1;
  }
  & > div:not([aria-hidden]) {
    display: grid;
    gap: ${space[1]};
    align-content: start;
  }
  & > div > p:first-of-type {
    font-weight: 600;
    color: ${color.warm};
  }
  & > div > p:last-of-type {
    color: ${color.muted};
  }
  & h2,
  & h3 {
    font-size: ${size.h2};
    line-height: 1.12;
  }
  ${media.desktop} {
    grid-template-columns: ${showsMotif ? 'minmax(0, 2fr) minmax(0, 6fr)' : 'minmax(0, 8fr)'} minmax(0, 4fr);
    column-gap: ${space[5]};
    padding-block: ${space[5]};
    & > div > p {
      max-width: 32em;
    }
  }
`

const figures = css`
  ${figuresInLine};
  grid-column: 1 / -1;
  gap: ${space[3]};
  align-content: start;
  & dd {
    font: 300 clamp(2.25rem, 1.9rem + 1.3vw, 3.25rem) / 1.05 ${font.display};
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums lining-nums;
  }
  & dt {
    color: ${color.muted};
  }
  ${media.desktop} {
    grid-column: ${showsMotif ? 3 : 2};
  }
`

interface IndustryRowsProps {
  industries: readonly WovenCard<'industries'>[]
  /** Whether the rows are in a section with a heading of its own. */
  within?: boolean
}

/** Industries in rows, each with motif, name, description and its headline figures. */
export function IndustryRows({ industries, within = false }: IndustryRowsProps) {
  const Name = within ? 'h3' : 'h2'
  return (
    <ul css={rows}>
      {industries.map(({ path, slug, weave, name, tagline, description, stats }) => (
        <li key={path}>
          <div css={within ? undefined : container}>
            <div css={row}>
              <Motif seed={slug} weave={weave} subject="industry" />
              <div>
                <Name>
                  <ActionLink to={path} name={name} />
                </Name>
                <p>{tagline}</p>
                <p>{description}</p>
              </div>
              {stats.length > 0 && <StatisticList items={stats} styles={figures} />}
            </div>
          </div>
        </li>
      ))}
    </ul>
  )
}
