import { css } from '@emotion/react'
import { color, media } from './theme'

/** Makes the whole area of an element with one link clickable. */
export const wholeLink = css`
  position: relative;
  & a {
    color: inherit;
    text-decoration: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${media.hover} {
    &:hover a {
      color: ${color.action};
    }
  }
`
