import { css, keyframes } from '@emotion/react'

const appear = keyframes`
  from {
    content-visibility: hidden;
  }
  to {
    content-visibility: visible;
  }
`

/** For a block of pictures below the first screen: until the visitor scrolls they are not fetched. */
export const untilScroll = css`
  @media screen and (prefers-reduced-motion: no-preference) {
    animation: ${appear} linear both;
    animation-timeline: scroll(root);
    animation-range: 0px 1px;
  }
`
