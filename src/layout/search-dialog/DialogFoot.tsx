import { withPrefix } from 'gatsby'
import { useState } from 'react'
import { ActionLink } from '../../components/links/ActionLink'
import { useFinderLink } from '../../components/links/FinderLink'
import { isSlashEnabled, setSlashEnabled } from '../../search/search-key'
import type { Search } from '../../search/use-search'
import type { InterfaceWords } from '../../site/interface-words'
import { useAddress } from '../../site/use-address'
import { foot } from './dialog-styles'

interface DialogFootProps {
  words: InterfaceWords['search']
  search: Search
  onRetry: () => void
}

/** Key hints, or related links if there are no results to choose. */
export function DialogFoot({ words, search, onRetry }: DialogFootProps) {
  const { state, query, results } = search
  const finder = useFinderLink()
  const { to: searchPage } = useAddress('/search')
  const failed = state === 'failed'
  if (!failed && !(state === 'found' && results.length === 0)) return <KeyHints words={words} />
  return (
    <div css={foot}>
      {failed ? (
        <>
          <button type="button" onClick={onRetry}>
            {words.tryAgain}
          </button>
          {/* A full page load: after a deploy, it fetches the new scripts. */}
          <a href={withPrefix(`${searchPage}?q=${encodeURIComponent(query)}`)}>
            {words.seeAllPages}
          </a>
        </>
      ) : (
        <>
          <ActionLink to="/search">{words.seeAllPages}</ActionLink>
          {finder && <ActionLink to={finder.to}>{finder.text}</ActionLink>}
        </>
      )}
      <ActionLink to="/contact">{words.askUs}</ActionLink>
    </div>
  )
}

/** Key hints, and the setting for `/` as a shortcut. */
function KeyHints({ words }: Pick<DialogFootProps, 'words'>) {
  const [slash, setSlash] = useState(isSlashEnabled)
  return (
    <div css={foot} data-keys>
      <p>
        <kbd>↑</kbd>
        <span> </span>
        <kbd>↓</kbd>
        <span>{` ${words.choose}, `}</span>
        <kbd>{words.enterKey}</kbd>
        <span>{` ${words.opens}, `}</span>
        <kbd>{words.escapeKey}</kbd>
        <span>{` ${words.closes}`}</span>
      </p>
      <label>
        <input
          type="checkbox"
          checked={slash}
          onChange={({ target }) => {
            setSlashEnabled(target.checked)
            setSlash(target.checked)
          }}
        />
        <span>{`${words.openWith} `}</span>
        <kbd>/</kbd>
      </label>
    </div>
  )
}
