import { css } from '@emotion/react'
import { thirdAndRest } from './columns'
import { focusMark } from './focus'
import { chosenInForcedColors, clickableLine, wrapping } from './parts'
import { color, directionSign, font, media, size, space } from './theme'

/** Tabs and panels. Browsers without `:has()` show all panels in a stack. */
export const frame = css`
  ${thirdAndRest};
  gap: ${space[3]} ${space[5]};
  ${media.desktop} {
    & > [data-panel] {
      grid-column: 2;
    }
  }
  @supports selector(:has(*)) {
    & > [data-panel] {
      display: none;
    }
    ${[1, 2, 3, 4, 5].map(selectorOfPanel).join(',')} {
      display: block;
    }
  }
  /* Prints all panels in a stack, each below the name of its tab. */
  @media print {
    display: block;
    & > [data-panel] {
      margin-top: ${space[3]};
      display: block !important;
      &::before {
        content: attr(data-panel);
        display: block;
        break-after: avoid;
        margin-bottom: ${space[2]};
        color: ${color.warm};
        font: 600 ${size.h3} / 1.25 ${font.display};
      }
    }
  }
`

/** Matches the nth panel while its tab is selected, with or without script. */
function selectorOfPanel(n: number): string {
  return `&:has(> :first-child > [aria-label] > :nth-child(${n}) > :is(:checked, [aria-selected='true'])) > :nth-child(${n + 1})`
}

export const side = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-content: start;
  @media print {
    display: block;
    break-inside: avoid;
    break-after: avoid;
  }
`

export const list = css`
  ${wrapping};
  border-bottom: 1px solid ${color.line};
  ${media.desktop} {
    display: grid;
    border-bottom: 0;
  }
  & > div {
    position: relative;
    flex: 1 1 auto;
  }
  & input {
    position: absolute;
    opacity: 0;
  }
  @media print {
    display: none;
  }
`

/** A tab or, before hydration, the label of its radio button. */
export const tab = css`
  ${clickableLine};
  justify-content: center;
  width: 100%;
  min-height: 3rem;
  padding: ${space[1]} 0.25rem;
  color: ${color.muted};
  font: 500 1.0625rem / 1.2 ${font.display};
  cursor: pointer;
  input:checked + &,
  &[aria-selected='true'] {
    color: ${color.ink};
    box-shadow: inset 0 -3px 0 ${color.warm};
    ${chosenInForcedColors}
  }
  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }
  ${media.desktop} {
    justify-content: start;
    padding: ${space[2]} ${space[3]};
    border-top: 1px solid ${color.line};
    font-size: ${size.h3};
    input:checked + &,
    &[aria-selected='true'] {
      box-shadow: inset calc(${directionSign} * 3px) 0 0 ${color.warm};
    }
  }
  &:focus-visible,
  input:focus-visible + & {
    ${focusMark}
  }
`
