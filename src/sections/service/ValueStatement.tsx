import { css } from '@emotion/react'
import { Diagram } from '../../components/Diagram'
import { withRanges } from '../../components/ranges'
import { Section } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'
import { wideFrom } from '../../diagrams/widths'
import { media, size, space } from '../../styles/theme'

const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} ${space[5]};
  & > div:first-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]} ${space[5]};
    align-content: start;
    & > p {
      max-width: 40em;
      line-height: 1.5;
      ${media.tablet} {
        font-size: ${size.lead};
      }
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(${wideFrom}px, 1fr);
    /* Without a drawing, the statement is next to its heading. */
    & > div:only-child {
      grid-column: 1 / -1;
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }
  }
`

type ValueStatementProps = Entry<'services'>['value'] & Partial<Pick<Entry<'services'>, 'diagram'>>

/** A page's subject in a sentence or two, with its drawing. */
export function ValueStatement({ title, description, diagram }: ValueStatementProps) {
  return (
    <Section layout="stacked">
      <div css={grid}>
        <div>
          <h2>{title}</h2>
          <p>{withRanges(description)}</p>
        </div>
        {diagram && <Diagram {...diagram} />}
      </div>
    </Section>
  )
}
