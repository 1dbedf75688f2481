import { css } from '@emotion/react'
import type { DrawnDiagram } from '../content-model/collections/query-results'
import { drawings, slimUpTo } from '../diagrams/widths'
import { mutedSmall } from '../styles/parts'
import { color, font, space } from '../styles/theme'
import { withRanges } from './ranges'

export const figureCaption = css`
  & > figcaption {
    margin-top: ${space[2]};
    ${mutedSmall};
    max-width: 36em;
  }
`

/** If the column is wide enough, the caption is next to the drawing. */
export const captionBeside = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  align-content: start;
  column-gap: ${space[4]};
  & > figcaption {
    flex: 1 1 9rem;
  }
`

const [, , wide] = drawings

const figure = css`
  container-type: inline-size;
  ${captionBeside};
  & > div {
    flex: 0 1 ${wide.widest}px;
  }
  & > div > svg {
    width: 100%;
    height: auto;
    overflow: visible;
  }
  & :is(.middle, .wide) {
    display: none;
  }
  ${drawings
    .map(
      ({ name, from, widest }) =>
        `& > div > .${name} { max-width: ${widest}px } @container (min-width: ${from}px) { & svg[class] { display: none } & > div > .${name} { display: block } }`,
    )
    .join('\n')}
  /* Cuts the empty side of a slim drawing, to keep the caption close. */
  @container (min-width: ${wide.from}px) {
    & > div:has(> .slim) {
      flex-basis: ${slimUpTo * (wide.widest / wide.units)}px;
      overflow: hidden;
    }
    & > div > .slim {
      width: ${wide.widest}px;
    }
  }
  & text {
    font-family: ${font.text};
    /* Until the web font loads, the fallback font would show 500 as bold. */
    font-weight: 450;
    fill: ${color.ink};
  }
  & .over {
    paint-order: stroke;
    stroke: ${color.paper};
    stroke-width: 5px;
  }
  & :is(.box, .line) {
    fill: none;
    stroke: ${color.ink};
    stroke-width: 1.5px;
  }
  & .box:where(.plain) {
    fill: ${color.ink};
  }
  & :is(.group, .frame, .line.muted) {
    fill: none;
    stroke: ${color.edge};
    stroke-width: 1px;
  }
  & :is(.start, .bar) {
    fill: ${color.ink};
    stroke: none;
  }
  & text.muted {
    fill: ${color.muted};
  }
  & :is(.box, .line).ours {
    stroke: ${color.action};
  }
  & :is(.box, text.over, .start, .bar).ours {
    fill: ${color.action};
  }
  & text.ours:not(.over) {
    fill: ${color.onAction};
  }
  & :is(.box, .line).back {
    stroke: ${color.warm};
  }
  & .box.back {
    fill: ${color.warm};
  }
  & :is(text, .start, .bar).back {
    fill: ${color.warm};
  }
  & .box.point {
    stroke: ${color.accent};
    fill: ${color.accent};
  }
  & :is(.start, .bar).point {
    fill: ${color.accent};
  }
  & .dashed {
    stroke-dasharray: 5 4;
  }
  ${figureCaption};
  @media (forced-colors: active) {
    & text {
      fill: CanvasText !important;
    }
    & .over {
      stroke: Canvas !important;
    }
    & :is(.box, .line) {
      stroke: CanvasText !important;
    }
    & .box {
      fill: none !important;
    }
    & :is(.start, .bar) {
      fill: CanvasText !important;
    }
  }
`

/** A diagram for several column widths. Screen readers get a list. */
export function Diagram({ caption, drawing }: DrawnDiagram) {
  const { lines } = drawing
  const markup = drawings.map(({ name }) => drawing[name]).join('')
  return (
    <figure css={figure}>
      <div aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />
      <ul className="visually-hidden">
        {lines.map((line, index) => (
          <li key={String(index)}>{line}</li>
        ))}
      </ul>
      <figcaption>{withRanges(caption)}</figcaption>
    </figure>
  )
}
