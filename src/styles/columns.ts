import { css } from '@emotion/react'
import { wrapping } from './parts'
import { media } from './theme'

/** Figures, each above its label, beside each other, or below where their longest words do not fit. */
export const figuresInLine = css`
  ${wrapping};
  & > div {
    display: flex;
    flex: 1 1 6rem;
    flex-direction: column-reverse;
    justify-content: flex-end;
    /* Not narrower than its figure, unless the screen is. */
    max-width: 100%;
  }
  & :is(dt, dd) {
    overflow-wrap: break-word;
  }
`

/** Parts below each other, and beside each other in `columns` on screens of a width. */
export const columnsFrom = (query: string, columns: string) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${query} {
    grid-template-columns: ${columns};
  }
`

/** What comes first beside what follows, a third to two thirds; on narrow screens, above it. */
export const thirdBesideRest = columnsFrom(media.desktop, 'minmax(0, 4fr) minmax(0, 8fr)')
