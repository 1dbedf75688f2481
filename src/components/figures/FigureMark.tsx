import { css } from '@emotion/react'
import { fillWords } from '../../site/interface-words'
import { useSiteData } from '../../site/site-data'
import { color, font, media } from '../../styles/theme'

/**
 * A ring around a letter, in an area to press that is larger. It takes no width, so that it is never alone on a line:
 * `notedFigure` leaves the room.
 */
const mark = css`
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
  @supports not selector(:popover-open) {
    display: none;
  }
`

/** Styles of a figure with a note: room for the mark, and an asterisk on paper, where notes are footnotes. */
export const notedFigure = css`
  padding-inline-end: 1.625rem;
  @media print {
    &::after {
      content: '*';
    }
  }
`

interface FigureMarkProps {
  /** Id of the note that it opens. */
  id: string
  /** The figure with what it counts. */
  figure: string
}

/** A small button beside a figure that opens how it was counted, without script. */
export function FigureMark({ id, figure }: FigureMarkProps) {
  const words = useSiteData().interfaceWords.counting
  return (
    <button
      type="button"
      popoverTarget={id}
      aria-label={fillWords(words.mark, { figure })}
      css={mark}
      data-no-print
    />
  )
}
