import { type MouseEvent, useRef } from 'react'
import { useFiguresPage, useSiteWords } from '../../layout/company'
import { fillWords } from '../../layout/interface-words'
import { isPlainPress } from '../../layout/MenuLink'
import { ActionLink } from '../links/ActionLink'
import { mark } from './mark-styles'

interface FigureLinkProps {
  /** Id of the figure on /how-we-count. */
  id: string
  /** The figure with what it counts. */
  figure: string
  /** Loads the notes of the page. */
  loadNotes: () => Promise<void>
}

/**
 * A small link beside a figure to how it was counted, which opens the note of that id where there is script; nothing
 * on a site without /how-we-count.
 */
export function FigureLink({ id, figure, loadNotes }: FigureLinkProps) {
  const words = useSiteWords().counting
  const page = useFiguresPage()
  const wasOpen = useRef(false)
  const noteOf = () => document.getElementById(id)
  const toggleNote = (event: MouseEvent<HTMLAnchorElement>) => {
    const source = event.currentTarget
    if (!('popover' in source) || !isPlainPress(event)) return
    event.preventDefault()
    const open = () => noteOf()?.showPopover({ source })
    if (wasOpen.current) wasOpen.current = false
    else if (noteOf()) open()
    // Where they do not load, the link leads on.
    else loadNotes().then(open, () => location.assign(source.href))
  }
  return (
    page && (
      <ActionLink
        to={`${page.path}#${id}`}
        aria-label={fillWords(words.mark, { figure })}
        css={mark}
        // By the click, the browser has closed a note that was open when the press began.
        onPointerDown={() => {
          wasOpen.current = noteOf()?.matches(':popover-open') ?? false
        }}
        onClick={toggleNote}
      >
        {null}
      </ActionLink>
    )
  )
}
