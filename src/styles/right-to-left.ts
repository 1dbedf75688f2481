import { css } from '@emotion/react'
import { color } from './theme'

/**
 * Styles that only pages written from right to left carry. All others hold in both directions: they speak of start and
 * end, and of `way` where there are no such words.
 */
export const rightToLeft = css`
  :root[dir='rtl'] {
    --way: -1;
    & body {
      text-align: right;
    }
    /* Letters join, and reach higher and lower than Latin ones. */
    & * {
      letter-spacing: 0 !important;
    }
    & :is(h1, h2, h3) {
      line-height: 1.3;
    }
    & [data-mirrored]:not([dir='ltr'] *) {
      scale: -1 1;
    }
    /* Code, addresses and what links say of a page in another language: each in its own direction. */
    & :is(code, kbd, a[href^='mailto:'], a[href^='tel:'], a[href^='https:']),
    & a[hreflang] :not([data-note]),
    & :is(h2, h3, h4):has(> a[hreflang]) ~ p {
      unicode-bidi: plaintext;
    }
    & :is(input[type='email'], input[type='url'], pre) {
      direction: ltr;
    }
    & input[type] {
      text-align: right;
    }
    & pre {
      text-align: left;
    }
    & main .table {
      background:
        linear-gradient(to right, ${color.paper} 40%, transparent) left / 3rem 100% no-repeat local,
        linear-gradient(to right, ${color.line}, transparent) left / 1.5rem 100% no-repeat;
    }
  }
`
