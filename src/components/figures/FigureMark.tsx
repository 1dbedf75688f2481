import { css } from '@emotion/react'
import { useSiteWords } from '../../layout/head/company'
import { fillWords } from '../../layout/interface-words'
import { mark } from './mark-styles'

const openingMark = css`
  ${mark};
  @supports not selector(:popover-open) {
    display: none;
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
  const words = useSiteWords().counting
  return (
    <button
      type="button"
      popoverTarget={id}
      aria-label={fillWords(words.mark, { figure })}
      css={openingMark}
    />
  )
}
