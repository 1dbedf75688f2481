import { css } from '@emotion/react'
import { wrapping } from './parts'
import { media } from './theme'

/** Figures in a row, each above its label. Wraps if long words do not fit. */
export const figuresInLine = css`
  ${wrapping};
  & > div {
    display: flex;
    flex: 1 1 6rem;
    flex-direction: column-reverse;
    justify-content: flex-end;
    /* At least as wide as the figure, unless the screen is narrower. */
    max-width: 100%;
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
