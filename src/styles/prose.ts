import { css } from '@emotion/react'
import { mutedSmall } from './parts'
import { stackedTable } from './stacked-table'
import { color, font, radius, size, space, width } from './theme'

/** Space for list numbers of up to nine digits, the limit of Markdown. */
const longNumbers = [3, 4, 5, 6, 7, 8, 9]
  .map(
    (digits) => `& ol[data-digits='${digits}'] { padding-inline-start: ${0.65 * digits + 0.6}em; }`,
  )
  .join('\n')

/** Lists and the distance between blocks. Components style themselves. */
const common = css`
  max-width: ${width.measure};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.1em;
  & :is(ul, ol):not([data-plain]) {
    padding-inline-start: 1.25em;
    display: grid;
    gap: 0.4em;
  }
  ${longNumbers}
  /* Print as blocks: browsers measure grid rows without page breaks and print later content over them. */
  @media print {
    display: block;
    & > * + * {
      margin-top: 1.1em;
    }
    & :is(ul, ol):not([data-plain]) {
      display: block;
    }
    & li + li {
      margin-top: 0.4em;
    }
  }
  & ul:not([data-plain]) > li {
    list-style: '–  ';
  }
  & ol:not([data-plain]) > li {
    list-style: decimal;
  }
  & li::marker {
    color: ${color.warm};
    font-variant-numeric: tabular-nums;
  }
`

const quotationsAndCode = css`
  & blockquote:not(figure > *) {
    border-inline-start: 1px solid ${color.warm};
    padding-inline-start: ${space[3]};
    color: ${color.muted};
  }
  & sup {
    font-size: 0.75em;
    line-height: 0;
    padding-inline-start: 0.1em;
  }
  & hr {
    width: 100%;
    border: 0;
    border-top: 1px solid ${color.line};
  }
  & code {
    font: 0.9em ${font.code};
    background: ${color.wash};
    padding: 0.1em 0.3em;
    border-radius: ${radius.small};
  }
  & .footnotes {
    margin-top: ${space[2]};
    padding-top: ${space[2]};
    border-top: 1px solid ${color.line};
    ${mutedSmall};
  }
  & .footnotes-label {
    font-size: 1rem;
    margin-bottom: ${space[1]};
  }
`

const tables = css`
  & .table {
    container-type: inline-size;
    overflow-x: auto;
    /* A shadow shows that more columns are hidden beyond the edge. At the end the paper covers it, with a pixel more
       for fractional widths. */
    background:
      linear-gradient(to left, ${color.paper} 40%, transparent) calc(100% + 1px) 0 / 3rem 100%
        no-repeat local,
      linear-gradient(to left, ${color.line}, transparent) right / 1.5rem 100% no-repeat;
  }
  & table {
    border-collapse: collapse;
    width: 100%;
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
  }
  & caption {
    text-align: start;
    ${mutedSmall};
    padding-bottom: ${space[1]};
  }
  & :is(th, td) {
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
    padding: 0.6em 0;
    padding-inline-end: 1em;
    border-bottom: 1px solid ${color.line};
    min-width: 7.5em;
  }
  & thead :is(th, td) {
    border-bottom-color: ${color.edge};
  }
  & [data-align='right'] {
    text-align: end;
  }
  & [data-align='center'] {
    text-align: center;
  }
  /* Three columns do not fit a phone, and four do not fit half a page. */
  @media screen {
    @container (max-width: 24rem) {
      & table:has(tr > :nth-child(3)) {
        ${stackedTable};
      }
    }
    @container (max-width: 27rem) {
      & table:has(tr > :nth-child(4)) {
        ${stackedTable};
      }
    }
  }
`

const headings = (main: string, lesser: string) => css`
  & > ${main} {
    font-size: ${size.h3};
    margin-top: ${space[2]};
    scroll-margin-top: 0.5rem;
  }
  & > ${lesser} {
    font-size: 1.125rem;
    margin-top: ${space[1]};
  }
  & > :first-child {
    margin-top: 0;
  }
`

export const prose = [common, quotationsAndCode, tables, headings('h2', 'h3')]

/** Within a section: headings are a level lower but look the same. */
export const proseInSection = [common, quotationsAndCode, tables, headings('h3', 'h4')]
