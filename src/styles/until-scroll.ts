import { css, keyframes } from '@emotion/react'
import { intentAttribute } from './first-paint'

const appear = keyframes`
  from {
    content-visibility: hidden;
  }
  to {
    content-visibility: visible;
  }
`

const stay = keyframes`
  from,
  to {
    content-visibility: visible;
  }
`

/**
 * Defers pictures below the first screen until the visitor scrolls, also without script. The second
 * animation shows pictures that are already in view.
 */
export const untilScroll = css`
  @media screen and (prefers-reduced-motion: no-preference) {
    html:not([${intentAttribute}]) & {
      animation:
        ${appear} linear both,
        ${stay} linear forwards;
      animation-timeline: scroll(root), view();
      animation-range:
        0px 1px,
        entry 0% entry 1%;
    }
  }
`
