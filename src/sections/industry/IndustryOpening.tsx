import { css } from '@emotion/react'
import { FigureNotes } from '../../components/figures/FigureNotes'
import { MarkedFigures } from '../../components/figures/MarkedFigures'
import { useNotedFigures } from '../../components/figures/noted-figures'
import { Section } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'
import { thirdBesideRest } from '../../styles/columns'
import { media, theme } from '../../styles/theme'

const { color, space, font } = theme

const grid = css`
  ${thirdBesideRest};
  gap: ${space[5]};
`

/** The two headline figures, as large as the layout allows. */
const figures = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-content: start;
  ${media.desktop} {
    flex-direction: column;
    flex-wrap: nowrap;
    gap: ${space[5]};
  }
  & > div {
    flex: 1 1 8rem;
    /* Not narrower than its figure, unless the screen is. */
    max-width: 100%;
    ${media.desktop} {
      flex: none;
    }
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  & dd {
    font: 300 clamp(2.75rem, 1.95rem + 4.9vw, 6rem) / 0.95 ${font.display};
    letter-spacing: -0.045em;
    font-variant-numeric: tabular-nums lining-nums;
    /* A figure that does not fit beside the other goes below it. */
    overflow-wrap: break-word;
  }
  & dt {
    margin-top: ${space[1]};
    color: ${color.warm};
    font-weight: 600;
  }
`

const words = css`
  display: grid;
  gap: ${space[3]};
  & > h2 {
    font: 300 clamp(1.625rem, 1.35rem + 1.2vw, 2.375rem) / 1.22 ${font.display};
    letter-spacing: -0.018em;
    text-wrap: pretty;
  }
  & > p {
    max-width: ${theme.width.measure};
  }
  & > p:first-of-type {
    margin-top: ${space[2]};
  }
`

/** Opening of an industry page: a statement and two paragraphs beside the headline figures. */
export function IndustryOpening({ industry }: { industry: Entry<'industries'> }) {
  const { description, paragraphs, stats } = industry
  const noted = useNotedFigures(stats)
  return (
    <Section layout="stacked">
      <div css={grid}>
        <dl css={figures}>
          <MarkedFigures figures={noted} />
        </dl>
        <div css={words}>
          <h2>{description}</h2>
          {paragraphs.map((paragraph, index) => (
            <p key={String(index)}>{paragraph}</p>
          ))}
        </div>
        <FigureNotes figures={noted} />
      </div>
    </Section>
  )
}
