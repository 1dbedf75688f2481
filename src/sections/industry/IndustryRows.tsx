import { css } from '@emotion/react'
import { Figures } from '../../components/figures/FigureList'
import { FigureNotes } from '../../components/figures/FigureNotes'
import { notedFigures } from '../../components/figures/noted-figures'
import { ActionLink } from '../../components/links/ActionLink'
import { Summary } from '../../components/links/IfTranslated'
import { Motif } from '../../components/Motif'
import { container } from '../../components/Section'
import type { Card } from '../../content-model/collections/query-results'
import { useIsTranslated } from '../../site/use-address'
import { wholeLink } from '../../styles/parts'
import { color, media, size, space } from '../../styles/theme'
import { showsMotif } from '../../theme/site-theme'

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
  & > dl {
    grid-column: 1 / -1;
    align-content: start;
  }
  & button {
    z-index: 1;
  }
  ${media.desktop} {
    grid-template-columns: ${showsMotif ? 'minmax(0, 2fr) minmax(0, 6fr)' : 'minmax(0, 8fr)'} minmax(0, 4fr);
    column-gap: ${space[5]};
    padding-block: ${space[5]};
    & > div > p {
      max-width: 32em;
    }
    & > dl {
      grid-column: ${showsMotif ? 3 : 2};
    }
  }
`

interface IndustryRowsProps {
  industries: readonly Card<'industries'>[]
  /** Whether the rows are in a section with a heading. */
  within?: boolean
}

/** Industries in rows, each with its figures and their notes. */
export function IndustryRows({ industries, within = false }: IndustryRowsProps) {
  const Name = within ? 'h3' : 'h2'
  const isTranslated = useIsTranslated()
  const rowsOf = industries.map(({ stats, ...industry }) => ({
    ...industry,
    figures: isTranslated(industry.path) ? notedFigures(industry.slug, stats) : [],
  }))
  return (
    <>
      <ul css={rows}>
        {rowsOf.map(({ path, slug, name, tagline, description, figures }) => (
          <li key={path}>
            <div css={within ? undefined : container}>
              <div css={row}>
                <Motif seed={slug} subject="industry" size="small" />
                <div>
                  <Name>
                    <ActionLink to={path} name={name} />
                  </Name>
                  <Summary page={path}>{tagline}</Summary>
                  <Summary page={path}>{description}</Summary>
                </div>
                {figures.length > 0 && <Figures figures={figures} />}
              </div>
            </div>
          </li>
        ))}
      </ul>
      <FigureNotes figures={rowsOf.flatMap(({ figures }) => figures)} />
    </>
  )
}
