import { css } from '@emotion/react'
import { colorDeclarations } from './theme'

/**
 * Prints brand, content and company address, without navigation and controls.
 */
export const print = css`
  @page {
    margin: 14mm 6mm;
  }
  @media print {
    :root:root {
      ${colorDeclarations('light')}
      --paper: #fff;
    }
    nav,
    header[data-site-header] > div > :not(:first-child),
    main :is(form, search, iframe),
    [data-no-print] {
      display: none !important;
    }
    header[data-site-header] {
      position: static;
    }
    html {
      font-size: 10pt;
    }
    section:not(.table, figure > *) {
      padding-block: 1.25rem !important;
    }
    :is(main section, footer) {
      content-visibility: visible !important;
    }
    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    :is(h1, h2, h3, summary, caption, thead) {
      break-after: avoid;
    }
    :is(h2, h3, li, dl > div, figure, picture, tr, footer) {
      break-inside: avoid;
    }
    /* Leaves space for the drawing's text on the same sheet. */
    figure > div > svg {
      max-height: 12cm;
    }
  }
`
