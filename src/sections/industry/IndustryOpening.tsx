import { css } from '@emotion/react'
import { Diagram } from '../../components/Diagram'
import { FigureList } from '../../components/figures/FigureList'
import { Section } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'
import { columnsFrom } from '../../styles/columns'
import { color, font, media, space } from '../../styles/theme'

const grid = css`
  ${columnsFrom(media.desktop, 'minmax(0, 1fr) minmax(0, 1fr)')};
  gap: ${space[4]} ${space[5]};
  ${media.desktop} {
    /* The drawing is to the right of the statement and the paragraphs. Without it, the paragraphs move there. */
    grid-template-rows: auto 1fr;
    & > figure {
      grid-area: 1 / 2 / span 2;
    }
  }
`

const statement = css`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  & > h2 {
    font: 300 clamp(1.5rem, 1.3rem + 0.9vw, 2.125rem) / 1.25 ${font.display};
    letter-spacing: -0.018em;
    text-wrap: pretty;
  }
  & > div {
    padding-top: ${space[2]};
    border-top: 1px solid ${color.edge};
  }
`

const text = css`
  display: grid;
  gap: ${space[2]};
  align-content: start;
  max-width: 40em;
`

export function IndustryOpening({ industry }: { industry: Entry<'industries'> }) {
  const { description, paragraphs, stats, diagram } = industry
  return (
    <Section layout="stacked">
      <div css={grid}>
        <div css={statement}>
          <h2>{description}</h2>
          <FigureList items={stats} />
        </div>
        {diagram && <Diagram {...diagram} />}
        <div css={text}>
          {paragraphs.map((paragraph, index) => (
            <p key={String(index)}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  )
}
