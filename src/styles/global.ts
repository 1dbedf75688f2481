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
  /* Of a picture that has a variant for each theme, one is shown. */
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
  /* What is below the screen is laid out after the first paint: see src/hydration/first-paint.ts. */
  :root[${deferredAttribute}] :is(main section ~ section, footer) {
    content-visibility: auto;
    contain-intrinsic-size: auto 64rem;
  }
  /* A pressed heading of an accordion stays in its place while what was open above it closes: nothing else
     is an anchor for scrolling. With script src/hydration/keep-place.ts does that in every browser. */
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
    /* Not text-wrap, which would let lines wrap that are set on one. */
    text-wrap-style: pretty;
  }
  /* Here a word longer than its place breaks also where the place would grow with it, as in a grid. */
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
  /* Motifs fill the width that their place has. */
  :where(svg[overflow]) {
    width: 100%;
    height: auto;
  }
  img {
    height: auto;
  }
  /* With forced colours the page is the system's, whichever theme is chosen: so are motifs. */
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
  /* Focused by script alone, to say where the visitor is: nothing there can be pressed. */
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
      /* None at all: of every element a short one would pass visibility and colour down level by level, a
         frame each. */
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
  ${print}
`
