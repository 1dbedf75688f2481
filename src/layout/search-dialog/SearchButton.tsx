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
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>()

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
    const loaded = await loadDialog(() => import('./SearchDialog'), page)
    if (loaded) setDialog(() => loaded.SearchDialog)
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
      {Dialog && <Dialog words={words} onClose={() => setDialog(undefined)} />}
    </>
  )
}
