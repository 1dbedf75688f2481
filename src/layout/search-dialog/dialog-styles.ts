import { css } from '@emotion/react'
import {
  chosenInForcedColors,
  clickableLine,
  iconButton,
  label,
  modal,
  mutedSmall,
  wrapping,
} from '../../styles/parts'
import { color, font, media, radius, space } from '../../styles/theme'

/** Low screens, such as at high zoom: everything but the field scrolls. */
const low = '@media (max-height: 30rem)'

export const sheet = css`
  ${modal};
  inset: 0;
  width: 100%;
  height: 100dvh;
  &[open] {
    display: flex;
    flex-direction: column;
  }
  ${media.tablet} {
    inset: 6vh 0 auto;
    width: min(100% - 2 * ${space.gutter}, 42rem);
    height: auto;
    max-height: min(84vh, 44rem);
    margin-inline: auto;
    border: 1px solid ${color.edge};
    border-radius: ${radius.medium};
  }
  ${low} {
    inset-block: 0;
    height: 100dvh;
    max-height: none;
    overflow-y: auto;
    scroll-padding-top: 3.5rem;
    &[open] {
      display: block;
    }
  }
`

export const head = css`
  position: sticky;
  top: 0;
  z-index: 1;
  flex: none;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-inline: ${space[2]};
  border-bottom: 1px solid ${color.line};
  background: ${color.paper};
  & > svg {
    color: ${color.warm};
  }
  & > input {
    flex: 1;
    min-width: 0;
    height: 4rem;
    padding: 0;
    border: 0;
    background: none;
    font: 400 1.25rem / 1.3 ${font.text};
    ${low} {
      height: 3rem;
    }
    &::placeholder {
      color: ${color.muted};
      opacity: 1;
    }
    /* The caret and the line below show the focus. */
    &:focus-visible {
      outline: none;
      box-shadow: none;
    }
  }
  &:has(input:focus-visible) {
    border-bottom-color: ${color.action};
    box-shadow: inset 0 -2px 0 ${color.action};
  }
  & > button {
    flex: none;
    ${iconButton};
    margin-inline-end: -10px;
  }
`

export const status = css`
  flex: none;
  padding: 0.625rem ${space[2]} 0;
  ${mutedSmall};
  &:empty {
    display: none;
  }
  /* Without results, only the key hints or links follow. */
  &:has(+ [hidden]) {
    padding-bottom: 0.625rem;
  }
`

export const list = css`
  flex: 1;
  overflow-y: auto;
  padding: 0.375rem 0;
  & > fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  & > fieldset + fieldset {
    margin-top: ${space[2]};
  }
  & legend {
    padding: 0.375rem calc(${space[2]} + 3px) 0.25rem;
    ${label};
  }
  & a {
    display: block;
    padding: 0.625rem ${space[2]};
    border-inline-start: 3px solid transparent;
    text-decoration: none;
    ${low} {
      padding-block: 0.375rem;
    }
    @media (forced-colors: active) {
      border-inline-start-color: Canvas;
    }
  }
  ${low} {
    padding-top: 0;
    & a > span {
      -webkit-line-clamp: 1;
    }
  }
  & [aria-selected='true'] {
    background: ${color.wash};
    border-inline-start-color: ${color.accent};
    ${chosenInForcedColors}
  }
`

export const foot = css`
  flex: none;
  ${wrapping};
  align-items: center;
  gap: 0 ${space[4]};
  min-height: 3.25rem;
  padding: 0.25rem ${space[2]};
  margin-top: auto;
  border-top: 1px solid ${color.line};
  ${mutedSmall};
  & > :is(a, button, label) {
    ${clickableLine};
    gap: 0.5rem;
  }
  & > :is(a, button) {
    font-size: 1rem;
    font-weight: 600;
  }
  & > button {
    color: ${color.action};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & input {
    accent-color: ${color.action};
  }
  & > label {
    margin-inline-start: auto;
    cursor: pointer;
  }
  & kbd {
    padding: 0 0.3125rem;
    border: 1px solid ${color.line};
    border-radius: ${radius.small};
    font: inherit;
  }
  /* Touch devices have no keys. */
  @media (hover: none) {
    &[data-keys] {
      display: none;
    }
  }
`
