import { css } from '@emotion/react'
import { useLayoutEffect, useRef } from 'react'
import { isPlainPress } from '../../layout/MenuLink'
import { theme } from '../../styles/theme'
import { FigureNotes } from './FigureNotes'
import type { NotedFigure } from './noted-figures'

/** Beside a mark, type is that of a large figure. On paper all notes stand below the figures, pressed or not. */
const besideMark = css`
  display: contents;
  font: 400 1rem / 1.6 ${theme.font.text};
  font-variant-numeric: normal;
  letter-spacing: normal;
  @media print {
    display: none;
  }
`

/** The note of a figure, behind its mark: open as soon as it is there, and closed and opened by the mark from then on. */
export default function PressedNote({ figure }: { figure: NotedFigure }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const mark = place.current?.previousElementSibling
    const note = place.current?.querySelector<HTMLElement>('[popover]')
    return mark instanceof HTMLElement && note ? openBy(mark, note) : undefined
  }, [])
  return (
    <div css={besideMark} ref={place}>
      <FigureNotes figures={[figure]} />
    </div>
  )
}

/**
 * Opens a note, and lets its mark close and open it.
 * @returns cleanup
 */
function openBy(mark: HTMLElement, note: HTMLElement): () => void {
  const end = new AbortController()
  const { signal } = end
  const isOpen = () => note.matches(':popover-open')
  const sayState = () => mark.setAttribute('aria-expanded', String(isOpen()))
  const open = () => {
    // Safari does not focus a clicked link by itself.
    mark.focus({ preventScroll: true })
    note.showPopover({ source: mark })
    sayState()
  }
  let wasOpen = false
  const toggle = (event: MouseEvent) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    // A click by keyboard has `detail` 0, and no beginning of a press before it.
    if (event.detail > 0 ? wasOpen : isOpen()) note.hidePopover()
    else open()
  }

  // By the click, the browser has closed a note that was open when the press began.
  mark.addEventListener('pointerdown', () => (wasOpen = isOpen()), { signal })
  mark.addEventListener('click', toggle, { signal })
  note.addEventListener('toggle', sayState, { signal })
  open()
  return () => end.abort()
}
