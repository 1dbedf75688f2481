import { css } from '@emotion/react'
import { colorDeclarations } from './theme'

/** Prints brand, content and company address, without navigation and controls. */
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
    /* Browsers keep the footer with the end of a section only if no box of several sheets is around the section. */
    main {
      display: contents;
    }
    footer {
      break-before: avoid;
    }
    /* Paper needs no touch targets. */
    :is(main, footer) a {
      min-height: 0 !important;
    }
    :is(main section, footer) {
      content-visibility: visible !important;
    }
    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    :is(header[data-site-header], h1, h2, h3, summary, caption, thead) {
      break-after: avoid;
    }
    :is(h2, h3, li, dl > div, figure, picture, tr) {
      break-inside: avoid;
    }
    /* Leaves space for the drawing's text on the same sheet. */
    figure > div > svg {
      max-height: 12cm;
    }
  }
`
