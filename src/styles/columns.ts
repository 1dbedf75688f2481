import { css } from '@emotion/react'
import { wrapping } from './parts'
import { font, media, size } from './theme'

/**
 * Small figures in a row, each above its label, for figures that describe the market or have no baseline. Wraps if
 * long words do not fit.
 */
export const figuresInLine = css`
  ${wrapping};
  & > div {
    display: grid;
    flex: 1 1 6rem;
    align-content: start;
    /* Reserves the figure's line, because the label arrives first. */
    grid-template-rows: minmax(calc(1.4 * ${size.text}), auto) auto;
    /* At least as wide as the figure, unless the screen is narrower. */
    max-width: 100%;
  }
  & dt {
    grid-row: 2;
  }
  & dd {
    grid-row: 1;
    font: 600 ${size.text} / 1.4 ${font.display};
  }
  & :is(dt, dd) {
    overflow-wrap: break-word;
  }
`

/** A stack that becomes `columns` at a media query. */
export const columnsFrom = (query: string, columns: string) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${query} {
    grid-template-columns: ${columns};
  }
`

/** A third and two thirds, stacked on narrow screens. */
export const thirdAndRest = columnsFrom(media.desktop, 'minmax(0, 4fr) minmax(0, 8fr)')
