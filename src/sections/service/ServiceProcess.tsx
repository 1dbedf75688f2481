import { css } from '@emotion/react'
import { Section } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'
import { media, theme } from '../../styles/theme'

const { color, space, size, font } = theme

const list = css`
  counter-reset: step;
  & > li {
    counter-increment: step;
    display: grid;
    gap: ${space[2]} ${space[4]};
    padding-block: ${space[4]};
    border-top: 1px solid ${color.line};
    ${media.desktop} {
      grid-template-columns: minmax(0, 2fr) minmax(0, 5fr) minmax(0, 5fr);
    }
  }
  & > li::before {
    content: counter(step, decimal-leading-zero);
    font: 300 ${size.numeral} / 0.9 ${font.display};
    letter-spacing: -0.03em;
    color: ${color.warm};
    font-variant-numeric: tabular-nums;
  }
  & p {
    margin-top: ${space[1]};
    color: ${color.muted};
  }
  & ul {
    display: grid;
    gap: 0.5rem;
    align-content: start;
  }
  & ul > li {
    padding-inline-start: 1.25rem;
    position: relative;
  }
  & ul > li::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    top: 0.7em;
    width: 0.5rem;
    /* A border: printers and forced colours leave backgrounds out. */
    border-top: 1px solid ${color.warm};
  }
`

/** Numbered steps of the process, each with a list of activities or deliverables. */
export function ServiceProcess({
  process,
}: {
  process: NonNullable<Entry<'services'>['process']>
}) {
  return (
    <Section id="process" layout="stacked" title={process.title} description={process.description}>
      <ol css={list}>
        {process.steps.map(({ title, description, items }, index) => (
          <li key={String(index)}>
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
            <ul>
              {items.map((item, place) => (
                <li key={String(place)}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  )
}
