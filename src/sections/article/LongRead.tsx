import { css } from '@emotion/react'
import { withUnits } from '../../components/ranges'
import { container } from '../../components/Section'
import { shellId } from '../../content-model/addresses/shell-id'
import type { EntryBody } from '../../content-model/collections/query-results'
import { thirdAndRest } from '../../styles/columns'
import { chosenInForcedColors, clickableLine } from '../../styles/parts'
import {
  color,
  directionSign,
  font,
  headerHeight,
  media,
  size,
  space,
  width,
} from '../../styles/theme'
import { Body } from './Body'

const grid = css`
  ${container};
  ${thirdAndRest};
  gap: ${space[5]};
  padding-block: ${space[5]} ${space.section};
  ${media.desktop} {
    padding-top: ${space[6]};
    & > :only-child {
      grid-column: 2;
    }
    & > nav {
      position: sticky;
      top: calc(${headerHeight} + ${space[3]});
      align-self: start;
      /* Room for focus rings, which the scrolling box would clip. */
      margin: -6px;
      padding: 6px;
      max-width: calc(17rem + 12px);
      max-height: calc(100svh - ${headerHeight} - ${space[5]});
      overflow-y: auto;
    }
  }
  @media print {
    display: block;
    padding-block: ${space[3]};
  }
`

const contentsList = css`
  & > h2 {
    font: 600 ${size.small} / 1.4 ${font.text};
    letter-spacing: 0.02em;
    color: ${color.warm};
    padding-bottom: ${space[1]};
  }
  & a {
    ${clickableLine};
    padding-block: 0.375rem;
    border-top: 1px solid ${color.line};
    color: ${color.ink};
    font-size: 0.9375rem;
    line-height: 1.35;
    text-decoration: none;
  }
  /* Marks the current section, in browsers that support it. */
  & > ol {
    scroll-target-group: auto;
  }
  & a:target-current {
    border-color: ${color.warm};
    color: ${color.action};
    ${chosenInForcedColors}
  }
  ${media.desktop} {
    & a {
      padding-inline-start: 0.75rem;
    }
    & a:target-current {
      box-shadow: inset calc(${directionSign} * 3px) 0 0 ${color.warm};
    }
  }
  ${media.hover} {
    & a:hover {
      color: ${color.action};
      border-color: ${color.action};
    }
  }
`

/** Text keeps its measure; tables, figures and code may be wider. */
const text = css`
  & > div {
    max-width: none;
    grid-template-columns: minmax(0, ${width.measure}) minmax(0, 1fr);
  }
  & > div > * {
    grid-column: 1;
  }
  & > div > :is(figure, .table, pre) {
    grid-column: 1 / -1;
    margin-block: ${space[2]};
  }
  & > div > h2 {
    font-size: ${size.h2};
    margin-top: ${space[4]};
  }
  & > div > h3 {
    font: 600 ${size.h3} / 1.25 ${font.display};
    margin-top: ${space[2]};
  }
  & > div > p:first-child {
    font-size: ${size.lead};
    line-height: 1.5;
  }
  @media print {
    & > div > :not(figure, .table, pre) {
      max-width: ${width.measure};
    }
  }
`

interface LongReadProps extends Pick<EntryBody, 'body' | 'figures' | 'headings'> {
  contents: string
  children?: React.ReactNode
}

/** A long text next to its table of contents. */
export function LongRead({ contents, body, figures, headings, children }: LongReadProps) {
  const main = headings.filter(({ depth }) => depth === 2)
  return (
    <div css={grid}>
      {main.length > 0 && (
        <nav css={contentsList} aria-labelledby={shellId('contents')}>
          <h2 id={shellId('contents')}>{contents}</h2>
          <ol>
            {main.map(({ id, text: heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{withUnits(heading)}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div css={text}>
        <Body tree={body} figures={figures}>
          {children}
        </Body>
      </div>
    </div>
  )
}
