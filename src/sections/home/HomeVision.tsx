import { css } from '@emotion/react'
import { Diagram } from '../../components/Diagram'
import { eyebrow, Section } from '../../components/Section'
import { columnsFrom, thirdAndRest } from '../../styles/columns'
import { color, media, space } from '../../styles/theme'
import type { HomeData } from './home-data'

const grid = css`
  ${thirdAndRest};
  gap: ${space[3]} ${space[5]};
  ${media.desktop} {
    & > p {
      padding-top: 0.9rem;
    }
    & > div {
      grid-column: 2;
    }
    /* Places the drawing in the empty area next to the paragraphs, where it adds no height. */
    & > figure {
      grid-area: 2 / 1;
    }
  }
  & > h2 {
    font-size: clamp(2rem, 1.5rem + 2.6vw, 3.75rem);
    font-weight: 300;
    line-height: 1.06;
    letter-spacing: -0.025em;
    max-width: 16em;
  }
  ${media.tablet} {
    & > :is(div, figure) {
      margin-top: ${space[2]};
    }
  }
  & > div {
    ${columnsFrom(media.tablet, 'repeat(auto-fit, minmax(15rem, 1fr))')};
    gap: ${space[2]} ${space[5]};
    color: ${color.muted};
  }
`

export function HomeVision({ home: { vision } }: HomeData) {
  return (
    <Section layout="stacked">
      <div css={grid}>
        <p css={eyebrow}>{vision.eyebrow}</p>
        <h2>{vision.title}</h2>
        <div>
          {vision.paragraphs.map((paragraph, index) => (
            <p key={String(index)}>{paragraph}</p>
          ))}
        </div>
        {vision.diagram && <Diagram {...vision.diagram} />}
      </div>
    </Section>
  )
}
