import { css } from '@emotion/react'
import { color } from './theme'

/**
 * Right-to-left pages only. Other styles use logical properties, and
 * `directionSign` where CSS has none.
 */
export const rightToLeft = css`
  :root[dir='rtl'] {
    --direction-sign: -1;
    & body {
      text-align: right;
    }
    /* Arabic letters join, and are taller than Latin letters. */
    & * {
      letter-spacing: 0 !important;
    }
    & :is(h1, h2, h3) {
      line-height: 1.3;
    }
    & [data-mirrored]:not([dir='ltr'] *) {
      scale: -1 1;
    }
    /* Code, addresses and foreign-language text keep their own direction. */
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
