import { css } from '@emotion/react'
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
import { coreRange } from './core-characters'
import display from './fonts/display.woff2'
import text from './fonts/text.woff2'

/** Addresses of the two font files that every page preloads. */
export const fontFiles = [display, text]

/**
 * Each family as a file with all characters, fetched where a page needs them, and one with the usual
 * ones (of faces that overlap, the last counts). Fallbacks have the same metrics, so that text does
 * not move when the fonts arrive: the overrides are Capsize's for Arial, whose metrics Liberation
 * Sans, Arimo and Helvetica share.
 */
export const fonts = css`
  @font-face {
    font-family: 'Bricolage Grotesque Variable';
    src: url(${bricolage}) format('woff2');
    font-weight: 200 800;
    font-display: swap;
  }
  @font-face {
    font-family: 'Bricolage Grotesque Variable';
    src: url(${display}) format('woff2');
    font-weight: 200 800;
    font-display: swap;
    unicode-range: ${coreRange};
  }
  @font-face {
    font-family: 'Instrument Sans Variable';
    src: url(${instrument}) format('woff2');
    font-weight: 400 700;
    font-display: swap;
  }
  @font-face {
    font-family: 'Instrument Sans Variable';
    src: url(${text}) format('woff2');
    font-weight: 400 700;
    font-display: swap;
    unicode-range: ${coreRange};
  }
  @font-face {
    font-family: 'Bricolage Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Arimo'), local('Helvetica');
    ascent-override: 88.21%;
    descent-override: 25.61%;
    line-gap-override: 0%;
    size-adjust: 105.43%;
  }
  @font-face {
    font-family: 'Instrument Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Arimo'), local('Helvetica');
    ascent-override: 94.42%;
    descent-override: 24.33%;
    line-gap-override: 0%;
    size-adjust: 102.74%;
  }
`
