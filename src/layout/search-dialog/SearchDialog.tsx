import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ActionLink } from '../../components/links/ActionLink'
import { ResultWords, resultWords, searchStatus } from '../../components/ResultWords'
import { shellId } from '../../content-model/addresses/shell-id'
import { addOverlayEntry } from '../../hydration/navigation/overlay-entry'
import { queryOf } from '../../search/query'
import { resultsByType } from '../../search/results-by-type'
import { useSearch } from '../../search/use-search'
import type { InterfaceWords } from '../../site/interface-words'
import { useNavigation } from '../../site/navigation'
import { useWords } from '../../site/use-writing'
import { lockScroll } from '../lock-scroll'
import { closeOnBackdropClick } from './close-on-backdrop-click'
import { DialogFoot } from './DialogFoot'
import { head, list, sheet, status } from './dialog-styles'
import { SearchStart } from './SearchStart'

export interface SearchDialogProps {
  words: InterfaceWords['search']
  /** Text that the visitor typed before the dialog opened. */
  typed: string
  onClose: () => void
}

export function SearchDialog({ words, typed: typedBefore, onClose }: SearchDialogProps) {
  const wordsOf = useWords()
  const typeWords = useNavigation().words
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState(typedBefore)
  const [active, setActive] = useState(0)
  /** Query that the visitor submitted before its results arrived. The first result then opens. */
  const [pendingQuery, setPendingQuery] = useState<string>()
  const search = useSearch(typed)
  const query = queryOf(typed)
  const isFound = search.state === 'found' && search.query === query
  const groups = resultsByType(search, typeWords, wordsOf)
  const options = groups.flatMap(({ results, all }) => [...results, ...(all ? [all] : [])])
  const isCut = groups.some(({ all }) => all)
  const count = options.length + Number(isCut)

  useEffect(() => {
    if (!dialog.current) return
    dialog.current.showModal()
    closeOnBackdropClick(dialog.current)
    const unlock = lockScroll()
    const leaveEntry = addOverlayEntry(dialog.current)
    return () => {
      leaveEntry()
      unlock()
    }
  }, [])

  useEffect(() => {
    if (!isFound || pendingQuery === undefined) return
    setPendingQuery(undefined)
    if (pendingQuery === search.query) document.getElementById(optionId(0))?.click()
  }, [isFound, pendingQuery, search.query])

  function choose(index: number): void {
    const next = (index + count) % count
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent): void {
    // In an input method, Enter chooses characters. In Safari, only the key code shows this.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Enter' && !isFound) setPendingQuery(query)
    else if (count === 0) return
    else if (event.key === 'ArrowDown') choose(active + 1)
    else if (event.key === 'ArrowUp') choose(active - 1)
    else if (event.key === 'Enter') document.getElementById(optionId(active))?.click()
    else return
    event.preventDefault()
  }

  const option = (index: number) => ({
    id: optionId(index),
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
    onPointerMove: () => setActive(index),
  })
  return (
    <dialog ref={dialog} css={sheet} aria-label={words.open} onClose={onClose}>
      <div css={head}>
        <Search size={20} strokeWidth={1.5} aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          aria-label={words.field}
          aria-expanded={count > 0}
          aria-controls={shellId('search-results')}
          aria-autocomplete="list"
          aria-activedescendant={count > 0 ? optionId(active) : undefined}
          placeholder={words.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <X size={22} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
      <p role="status" css={status}>
        {searchStatus(search, query, words, wordsOf)}
      </p>
      {query === '' && <SearchStart />}
      <div
        id={shellId('search-results')}
        role="listbox"
        aria-label={words.results}
        css={list}
        hidden={count === 0}
      >
        {groups.map(({ type, count: heading, results, all }) => (
          <fieldset key={type}>
            <legend>{heading}</legend>
            {results.map((result) => (
              <ActionLink
                key={result.path + result.title}
                to={result.path}
                css={resultWords}
                {...option(options.indexOf(result))}
              >
                <ResultWords {...result} />
              </ActionLink>
            ))}
            {all && (
              <ActionLink to={all.path} {...option(options.indexOf(all))}>
                <strong>{all.title}</strong>
              </ActionLink>
            )}
          </fieldset>
        ))}
        {isCut && (
          <ActionLink to={`/search?q=${encodeURIComponent(query)}`} {...option(options.length)}>
            <strong>{wordsOf(words.allResults, { count: search.results.length })}</strong>
          </ActionLink>
        )}
      </div>
      <DialogFoot
        words={words}
        search={search}
        onRetry={() => {
          setPendingQuery(undefined)
          search.retry()
          dialog.current?.querySelector('input')?.focus()
        }}
      />
    </dialog>
  )
}

function optionId(index: number): string {
  return shellId(`search-result-${index}`)
}
