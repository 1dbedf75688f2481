import { css } from '@emotion/react'
import { deferredAttribute } from './first-paint'
import { focusMark } from './focus'
import { fonts } from './font-faces'
import { print } from './print'
import { color, colorDeclarations, font, headerHeight, media, radius, size } from './theme'

/** Colours follow the system until the visitor chooses a theme. */
const schemes = css`
  :root {
    ${colorDeclarations('light')}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      ${colorDeclarations('dark')}
    }
  }
  :root[data-theme='dark'] {
    ${colorDeclarations('dark')}
  }
  /* Shows a picture's variant for the current theme. */
  [data-scheme='light'] {
    display: var(--on-light);
  }
  [data-scheme='dark'] {
    display: var(--on-dark);
  }
`

const clickedHeading = 'summary:is(:focus, :active)'

export const globalStyles = css`
  ${fonts}
  ${schemes}
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  html {
    background: ${color.paper};
    color: ${color.ink};
    font: ${size.text} / 1.6 ${font.text};
    scroll-padding-top: calc(${headerHeight} + 0.5rem);
    ${media.low} {
      scroll-padding-top: 0.5rem;
    }
    -webkit-text-size-adjust: none;
    text-size-adjust: none;
    overflow-wrap: break-word;
  }
  /* src/hydration/first-paint.ts lays out content below the screen after the first paint. */
  :root[${deferredAttribute}] :is(main section ~ section, footer) {
    content-visibility: auto;
    contain-intrinsic-size: auto 64rem;
  }
  /* Keeps a clicked accordion heading in place while an open section above it closes: only the heading can be a
     scroll anchor. src/hydration/visitor-state/keep-place.ts does the same in every browser. */
  main:has(details[name] > ${clickedHeading}) :not(${clickedHeading}, :has(${clickedHeading})) {
    overflow-anchor: none;
  }
  :is(body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote) {
    margin: 0;
  }
  :is(h1, h2, h3, h4) {
    font-family: ${font.display};
    font-weight: 600;
    line-height: 1.15;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  h1 {
    font-size: ${size.h1};
    line-height: 1.06;
    letter-spacing: -0.022em;
  }
  h2 {
    font-size: ${size.h2};
  }
  h3 {
    font-size: ${size.h3};
    line-height: 1.25;
  }
  :is(p, li, dd, td, th, figcaption) {
    /* The text-wrap shorthand would also let single-line text wrap. */
    text-wrap-style: pretty;
  }
  /* Breaks long words even where the box would grow with them, as in a grid. */
  :is(h1, h2, h3, h4, p, li, dd, blockquote, figcaption) {
    overflow-wrap: anywhere;
  }
  :is(ul, ol) {
    padding: 0;
    list-style: none;
  }
  /* The boldest weight of the font files. */
  :is(b, strong, th) {
    font-weight: 600;
  }
  a {
    color: ${color.action};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
  :is(img, svg, video) {
    display: block;
    max-width: 100%;
  }
  svg {
    flex: none;
  }
  :where(svg[overflow]) {
    width: 100%;
    height: auto;
  }
  img {
    height: auto;
  }
  /* Forced colours apply to motifs too, in either theme. */
  @media (forced-colors: active) {
    [aria-hidden] > svg {
      --line: GrayText;
      --action: CanvasText;
      --warm: CanvasText;
      --ink: CanvasText;
      --accent: Highlight;
    }
  }
  :is(button, input, select, textarea) {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  button {
    padding: 0;
    border: 0;
    background: none;
  }
  :is(button, summary) {
    cursor: pointer;
  }
  :focus-visible {
    ${focusMark}
    border-radius: ${radius.small};
  }
  /* Only scripts focus these, for screen readers; they have no action. */
  :is(main, [tabindex='-1']):focus-visible {
    outline: none;
    box-shadow: none;
  }
  /* PageTransition announces pages once they are shown. */
  #gatsby-announcer {
    display: none;
  }
  ::selection {
    background: ${color.action};
    color: ${color.onAction};
  }
  [hidden] {
    display: none !important;
  }
  @media screen {
    [data-only-print] {
      display: none;
    }
  }
  .visually-hidden:not(:focus):not(:active) {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @view-transition {
    navigation: auto;
  }
  ${media.reducedMotion} {
    *,
    ::before,
    ::after,
    ::view-transition-group(*),
    ::view-transition-old(*),
    ::view-transition-new(*) {
      animation-duration: 0.01ms !important;
      /* Even a short transition would pass on inherited visibility and colour by only one level per frame. */
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
  ${print}
`
