import { css } from '@emotion/react'
import { media, theme } from './theme'

/** For what holds one link: pressed anywhere, it leads there. */
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
      color: ${theme.color.indigo};
    }
  }
`
