import { css } from '@emotion/react'
import { media, theme } from '../../styles/theme'

const { color, font } = theme

/**
 * A ring around a letter, in an area to press that is larger. It takes no width, so that it never stands alone on a
 * line: `markedFigure` leaves the room.
 */
export const mark = css`
  position: relative;
  display: inline-grid;
  place-content: center;
  width: 1.25rem;
  height: 1.25rem;
  margin-inline: 0.375rem -1.625rem;
  padding: 0;
  border: 1px solid ${color.edge};
  border-radius: 50%;
  background: none;
  color: ${color.muted};
  font: 600 0.75rem / 1 ${font.text};
  text-decoration: none;
  vertical-align: top;
  &::before {
    content: 'i';
  }
  &::after {
    content: '';
    position: absolute;
    inset: -0.8125rem;
  }
  ${media.hover} {
    &:hover {
      background: ${color.action};
      color: ${color.onAction};
    }
  }
  @media print {
    display: none;
  }
`

/** Styles of a figure with a mark behind it: room for the mark. */
export const markedFigure = css`
  padding-inline-end: 1.625rem;
`

/** Styles of a figure with a note: an asterisk on paper too, where notes are footnotes. */
export const notedFigure = css`
  ${markedFigure};
  @media print {
    &::after {
      content: '*';
    }
  }
`
