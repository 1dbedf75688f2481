import { css } from '@emotion/react'
import { bootedAttribute } from './first-paint'
import { color, media, motion, radius, size, space, target } from './theme'

export const mutedSmall = css`
  color: ${color.muted};
  font-size: ${size.small};
`

export const label = css`
  color: ${color.warm};
  font-size: ${size.small};
  font-weight: 600;
`

/**
 * In the dark theme, `--contour` outlines portraits with a transparent
 * background and frames all other portraits.
 */
export const portrait = css`
  filter: var(--contour);
`

/** Hides secondary content. */
export const notOnPhones = css`
  ${media.phone} {
    display: none;
  }
`

export const wrapping = css`
  display: flex;
  flex-wrap: wrap;
`

/** Scrolls sideways, up to the edges of the screen. Shadows show that it continues. */
export const scrollingRow = css`
  overflow-x: auto;
  background:
    linear-gradient(to left, ${color.paper} 40%, transparent) right / 4rem 100% no-repeat local,
    linear-gradient(to right, ${color.paper} 40%, transparent) left / 4rem 100% no-repeat local,
    linear-gradient(to left, ${color.line}, transparent) right / 1.25rem 100% no-repeat,
    linear-gradient(to right, ${color.line}, transparent) left / 1.25rem 100% no-repeat;
  /* Room for focus rings, which the row would clip. */
  margin-block: -6px;
  padding-block: 6px;
  margin-inline: calc(-1 * ${space.gutter});
  padding-inline: ${space.gutter};
`

export const buttonRow = css`
  ${wrapping};
  gap: 0.75rem;
  margin-top: ${space[1]};
`

/** A line, such as a link, as high as a touch target. */
export const clickableLine = css`
  display: flex;
  align-items: center;
  min-height: ${target};
`

/** Like `clickableLine`, for a link within text. */
export const clickableInline = css`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
`

/** Underlined on hover and on the current page. */
export const quietLink = css`
  color: ${color.ink};
  text-decoration-color: transparent;
  &:is(:hover, [aria-current]) {
    color: ${color.action};
    text-decoration-color: currentColor;
  }
`

export const movingArrow = css`
  & > svg {
    transition: transform ${motion.medium} ${motion.ease};
  }
  ${media.hover} {
    &:hover > svg {
      transform: translate(4px);
    }
  }
`

export const strongOnHover = css`
  ${media.hover} {
    &:hover > strong {
      color: ${color.action};
    }
  }
`

/** Extends an element's only link to its whole area. */
export const wholeLink = css`
  position: relative;
  & a {
    color: inherit;
    text-decoration: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${media.hover} {
    &:hover a {
      color: ${color.action};
    }
  }
`

/** Marks the selected item: forced colours remove backgrounds and shadows. */
export const chosenInForcedColors = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
    &,
    & * {
      color: HighlightText !important;
    }
  }
`

/** Hidden until boot.js runs; `scripting: enabled` would match earlier. */
export const needsScript = css`
  html:not([${bootedAttribute}]) & {
    visibility: hidden;
  }
  @media (scripting: none) {
    display: none;
  }
`

export const clickableSquare = css`
  display: grid;
  place-items: center;
  width: ${target};
  height: ${target};
`

export const iconButton = css`
  ${clickableSquare};
  border-radius: ${radius.medium};
`

/** A modal `<dialog>` without position and size. */
export const modal = css`
  position: fixed;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.paper};
  color: ${color.ink};
  overscroll-behavior: contain;
  &::backdrop {
    background: ${color.scrim};
  }
`

/** Its content inherits the colours of the band. */
export const emphasisedBand = css`
  background: ${color.band};
  color: ${color.onBand};
  --ink: ${color.onBand};
  --edge: ${color.onBand};
  --warm: ${color.onBand};
  --muted: ${color.onBand};
  --action: ${color.onBand};
  --action-over: ${color.onBand};
  --on-action: ${color.band};
  --wash: transparent;
  ${media.hover} {
    & a:hover {
      text-decoration: underline;
    }
  }
`

/** A box with a list, and an arrow that replaces the browser's own. */
export const arrowAtEnd = css`
  position: relative;
  display: grid;
  & > svg {
    position: absolute;
    inset-inline-end: 0.875rem;
    top: 50%;
    translate: 0 -50%;
    color: ${color.muted};
    pointer-events: none;
  }
`
