import { withPrefix } from 'gatsby'
import { useState } from 'react'
import { ActionLink } from '../../components/ActionLink'
import { chooseSlash, slashOpens } from '../../search/search-key'
import type { Search } from '../../search/use-search'
import { foot } from './dialog-styles'

interface DialogFootProps {
  search: Search
  onClose: () => void
  onRetry: () => void
}

/** Foot of the search dialog: key hints, or related links when there is no result to choose. */
export function DialogFoot({
  search: { state, query, results },
  onClose,
  onRetry,
}: DialogFootProps) {
  const failed = state === 'failed'
  if (!failed && !(state === 'found' && results.length === 0)) return <KeyHints />
  return (
    <div css={foot}>
      {failed ? (
        <>
          <button type="button" onClick={onRetry}>
            Try again
          </button>
          {/* A full load: after a deploy it fetches the scripts that this page failed to load. */}
          <a href={withPrefix(`/search?q=${encodeURIComponent(query)}`)}>See all pages</a>
        </>
      ) : (
        <ActionLink to="/search" onClick={onClose}>
          See all pages
        </ActionLink>
      )}
      <ActionLink to="/contact" onClick={onClose}>
        Ask us
      </ActionLink>
    </div>
  )
}

/** Key hints, and the choice whether `/` opens the search. */
function KeyHints() {
  const [slash, setSlash] = useState(slashOpens)
  return (
    <div css={foot} data-keys>
      <p>
        <kbd>↑</kbd>
        <span> </span>
        <kbd>↓</kbd>
        <span> choose, </span>
        <kbd>Enter</kbd>
        <span> opens, </span>
        <kbd>Esc</kbd>
        <span> closes</span>
      </p>
      <label>
        <input
          type="checkbox"
          checked={slash}
          onChange={({ target }) => {
            chooseSlash(target.checked)
            setSlash(target.checked)
          }}
        />
        <span>Open with </span>
        <kbd>/</kbd>
      </label>
    </div>
  )
}
