import { css } from '@emotion/react'
import { media } from './theme'

/** What comes first beside what follows, a third to two thirds; on narrow screens, above it. */
export const thirdBesideRest = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`
