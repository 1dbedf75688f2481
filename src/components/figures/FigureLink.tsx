import { css } from '@emotion/react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { useFiguresPage, useSiteWords } from '../../layout/head/company'
import { fillWords } from '../../layout/interface-words'
import { isPlainPress } from '../../layout/MenuLink'
import { ActionLink } from '../links/ActionLink'
import { mark } from './mark-styles'
import type { NotedFigure } from './noted-figures'
import { whileHere } from './while-here'

const busyMark = css`
  ${mark};
  border-style: dashed;
  cursor: progress;
`

/**
 * A small link beside a figure to how it was counted, which opens that in place once a press has loaded the note;
 * nothing on a site without /how-we-count. Without script, and where the note does not come in time, the link leads on.
 */
export function FigureLink({ figure }: { figure: NotedFigure }) {
  const words = useSiteWords().counting
  const page = useFiguresPage()
  /** The note; `true`, of which React renders nothing, while it is being loaded. */
  const [note, setNote] = useState<ReactNode>()
  const isBusy = note === true

  function press(event: MouseEvent<HTMLAnchorElement>): void {
    const link = event.currentTarget
    if (!('popover' in link) || !isPlainPress(event)) return
    event.preventDefault()
    if (isBusy) return
    // Safari does not focus a clicked link by itself.
    link.focus({ preventScroll: true })
    setNote(true)
    whileHere(import('./PressedNote')).then(
      (loaded) => setNote(loaded && <loaded.default figure={figure} />),
      () => {
        setNote(undefined)
        window.___navigate(link.pathname + link.hash)
      },
    )
  }

  return (
    page && (
      <>
        <ActionLink
          to={`${page.path}#${figure.id}`}
          aria-label={fillWords(words.mark, { figure: figure.shown })}
          aria-busy={isBusy || undefined}
          css={isBusy ? busyMark : mark}
          data-scripted
          onClick={press}
        >
          {null}
        </ActionLink>
        {note}
      </>
    )
  )
}
