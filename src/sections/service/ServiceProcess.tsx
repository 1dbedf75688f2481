import { css } from '@emotion/react'
import { withRanges } from '../../components/ranges'
import { Section } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'
import { color, font, media, space } from '../../styles/theme'

/** A line with a square per step: down the side on phones, else at the top. */
const list = css`
  counter-reset: step;
  display: grid;
  & > li {
    counter-increment: step;
    position: relative;
    display: grid;
    gap: ${space[1]};
    align-content: start;
    padding-block-end: ${space[3]};
    padding-inline-start: 1.25rem;
    border-inline-start: 1px solid ${color.edge};
    line-height: 1.5;
  }
  & > li::before {
    content: '';
    position: absolute;
    top: 0.5rem;
    inset-inline-start: -5px;
    /* A border, because printers and forced colours leave out backgrounds. */
    border: 4.5px solid ${color.action};
  }
  & > li:last-child {
    padding-block-end: 0;
  }
  & h3::before {
    content: counter(step, decimal-leading-zero);
    margin-inline-end: 0.75rem;
    font-weight: 300;
    color: ${color.warm};
    font-variant-numeric: tabular-nums;
  }
  & p {
    color: ${color.muted};
  }
  & ul {
    padding-inline-start: 1.25rem;
    list-style: '–  ';
  }
  & ul > li + li {
    margin-top: 0.25rem;
  }
  & li::marker {
    color: ${color.warm};
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: ${space[4]};
    & > li {
      padding-block: ${space[3]} 0;
      padding-inline: 0 ${space[3]};
      border-inline-start: 0;
      border-top: 1px solid ${color.edge};
    }
    & > li::before {
      top: -5px;
      inset-inline-start: 0;
    }
    & h3::before {
      display: block;
      margin-bottom: ${space[1]};
      font: 300 2.25rem / 1 ${font.display};
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
    /* Five or more steps form two lines, because long words need 12rem. */
    &:has(> :nth-child(5)) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &:has(> :nth-child(7)) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  ${media.wide} {
    &:has(> :nth-child(5):last-child) {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }
  /* A grid would move to the next sheet as a whole, and the squares of its first row would stay behind. */
  @media print {
    display: block;
    & > li::before {
      display: none;
    }
    & > li + li {
      margin-top: ${space[1]};
    }
  }
`

/** Numbered steps, each with activities or deliverables. */
export function ServiceProcess({ steps, ...heading }: NonNullable<Entry<'services'>['process']>) {
  return (
    <Section id="process" layout="stacked" {...heading}>
      <ol css={list}>
        {steps.map(({ title, description, items }, index) => (
          <li key={String(index)}>
            <h3>{withRanges(title)}</h3>
            <p>{withRanges(description)}</p>
            <ul>
              {items.map((item, place) => (
                <li key={String(place)}>{withRanges(item)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  )
}
