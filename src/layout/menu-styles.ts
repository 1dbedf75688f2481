import { css } from '@emotion/react'
import { clickableInline, strongOnHover } from '../styles/parts'
import { color, font, space } from '../styles/theme'

export const cardText = css`
  display: grid;
  gap: 0.25rem;
  align-content: start;
  color: ${color.muted};
  font-size: 0.9375rem;
  line-height: 1.45;
  & > strong {
    color: ${color.ink};
    font: 600 1.0625rem / 1.25 ${font.display};
  }
  ${strongOnHover};
`

/** A plain link from a menu to its index page. */
export const allLink = css`
  ${clickableInline};
  justify-self: start;
  padding-inline-end: ${space[2]};
  font-size: 0.9375rem;
  font-weight: 600;
`
