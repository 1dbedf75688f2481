import { css } from '@emotion/react'
import { clickableLine, label } from '../../styles/parts'
import { color, font, space } from '../../styles/theme'

export const rows = css`
  & > li {
    border-bottom: 1px solid ${color.line};
  }
  & > li > :is(a, button) {
    ${clickableLine};
    justify-content: space-between;
    gap: ${space[2]};
    width: 100%;
    padding: 0.625rem 0;
    color: ${color.ink};
    line-height: 1.35;
    text-align: start;
    text-decoration: none;
  }
  & svg {
    color: ${color.action};
  }
  & [aria-current] {
    color: ${color.action};
  }
  & small {
    flex: none;
    ${label};
  }
`

export const largeRows = css`
  ${rows};
  & > li > :is(a, button) {
    padding-block: 0.875rem;
    font: 500 1.25rem / 1.3 ${font.display};
  }
`

/** The end of a level, at the bottom of the drawer if there is room. */
export const foot = css`
  display: grid;
  margin-top: auto;
  padding-top: ${space[2]};
`
