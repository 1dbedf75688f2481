import { css } from '@emotion/react'
import { bootedAttribute } from './first-paint'

/**
 * A control that does nothing without script. It keeps its place until boot.js has run, since browsers also
 * report `scripting: enabled` where an extension blocks the page's scripts.
 */
export const needsScript = css`
  html:not([${bootedAttribute}]) & {
    visibility: hidden;
  }
  @media (scripting: none) {
    display: none;
  }
`
