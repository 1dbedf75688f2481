import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Section } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'
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
      font-size: ${size.lead};
      line-height: 1.5;
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    /* Without a drawing, the statement is beside its heading. */
    & > div:only-child {
      grid-column: 1 / -1;
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }
  }
`

interface ServiceValueProps {
  value: Entry<'services'>['value']
  /** A drawing, beside the statement on wide screens and below it on narrow ones. */
  children?: ReactNode
}

/** What the service is worth to the client. */
export function ServiceValue({ value, children }: ServiceValueProps) {
  return (
    <Section layout="stacked">
      <div css={grid}>
        <div>
          <h2>{value.title}</h2>
          <p>{value.description}</p>
        </div>
        {children}
      </div>
    </Section>
  )
}
