import { css } from '@emotion/react'
import { bootedAttribute } from './first-paint'

/** A control that needs script. It is shown once boot.js runs, which `scripting: enabled` does not tell of. */
export const needsScript = css`
  html:not([${bootedAttribute}]) & {
    visibility: hidden;
  }
  @media (scripting: none) {
    display: none;
  }
`
