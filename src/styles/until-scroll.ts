import { css, keyframes } from '@emotion/react'

const appear = keyframes`
  from {
    content-visibility: hidden;
  }
  to {
    content-visibility: visible;
  }
`

/** Defers the pictures of a block below the first screen: they load once the visitor scrolls. */
export const untilScroll = css`
  @media screen and (prefers-reduced-motion: no-preference) {
    animation: ${appear} linear both;
    animation-timeline: scroll(root);
    animation-range: 0px 1px;
  }
`
