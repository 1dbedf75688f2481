import { css } from '@emotion/react'
import { colorDeclarations } from './theme'

/** Pages on paper: a brief that says who it is from, what it says, and where they are. */
export const print = css`
  @media print {
    :root:root {
      ${colorDeclarations('light')}
      --paper: #fff;
    }
    nav,
    header[data-site-header] > div > :not(:first-child),
    [data-no-print] {
      display: none !important;
    }
    header[data-site-header] {
      position: static;
    }
    html {
      font-size: 10pt;
    }
    section {
      padding-block: 1.25rem !important;
    }
    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    h1,
    h2,
    h3 {
      break-after: avoid;
    }
    li,
    figure,
    picture,
    tr {
      break-inside: avoid;
    }
  }
`
