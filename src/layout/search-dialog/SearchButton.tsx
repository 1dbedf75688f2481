import { css } from '@emotion/react'
import { withPrefix } from 'gatsby'
import Search from 'lucide-react/icons/search'
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react'
import { loadDialog } from '../../hydration/navigation/pending-click'
import { opensSearch } from '../../search/search-key'
import { onUnmodifiedClick } from '../../site/unmodified-click'
import { useAddress } from '../../site/use-address'
import { clickableSquare } from '../../styles/parts'
import { color } from '../../styles/theme'
import type { SearchDialogProps } from './SearchDialog'

const button = css`
  ${clickableSquare};
  color: ${color.ink};
`

/** Links to the search page; opens the dialog once scripts run. */
export function SearchButton({ words }: Pick<SearchDialogProps, 'words'>) {
  const page = withPrefix(useAddress('/search').to)
  const link = useRef<HTMLAnchorElement>(null)
  const [dialog, setDialog] = useState<{
    Dialog: ComponentType<SearchDialogProps>
    typed: string
  }>()

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return
      event.preventDefault()
      link.current?.click()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  async function click({ currentTarget, detail }: MouseEvent<HTMLAnchorElement>): Promise<void> {
    const field = document.querySelector<HTMLElement>('main [data-search-field]')
    if (field) return field.focus()
    // Safari does not focus clicked links: focus the link, so that closing the
    // dialog returns the focus here. A shortcut (`detail` 0) keeps the focus.
    if (detail > 0) currentTarget.focus({ preventScroll: true })
    const typedText = holdTyping()
    const loaded = await loadDialog(() => import('./SearchDialog'), page)
    const typed = typedText()
    if (loaded) setDialog({ Dialog: loaded.SearchDialog, typed })
  }

  return (
    <>
      <a
        ref={link}
        href={page}
        css={button}
        aria-label={words.open}
        aria-keyshortcuts="/ Control+K"
        data-scripted
        data-search
        onClick={onUnmodifiedClick(click)}
      >
        <Search size={20} strokeWidth={1.5} aria-hidden="true" />
      </a>
      {dialog && (
        <dialog.Dialog words={words} typed={dialog.typed} onClose={() => setDialog(undefined)} />
      )}
    </>
  )
}

/**
 * Holds the text that a visitor types before the field exists. Returns a
 * function that stops and returns the text.
 */
function holdTyping(): () => string {
  let typed = ''
  const hold = (event: KeyboardEvent) => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    typed += event.key
  }
  document.addEventListener('keydown', hold)
  return () => {
    document.removeEventListener('keydown', hold)
    return typed
  }
}
