import { css } from '@emotion/react'
import { Link, withPrefix } from 'gatsby'
import Search from 'lucide-react/icons/search'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '../../components/Button'
import { FinderLink } from '../../components/links/FinderLink'
import { searchStatus } from '../../components/ResultWords'
import { container, Section } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'
import { usePageLanguage } from '../../language/page-language'
import { queryOf } from '../../search/query'
import { useSearch } from '../../search/use-search'
import { fillWords, type TypeWords } from '../../site/interface-words'
import { useNavigation } from '../../site/navigation'
import { useAddress } from '../../site/use-address'
import { useWords } from '../../site/use-writing'
import { mutedSmall, needsScript, wrapping } from '../../styles/parts'
import { color, radius, space, width } from '../../styles/theme'
import { SearchResults } from './SearchResults'

const field = css`
  ${container};
  margin-top: calc(-0.5 * ${space.section});
  padding-bottom: ${space[3]};
  /* Hidden without script, because the search needs it. The list of all pages remains. */
  ${needsScript};
  & > form > div {
    position: relative;
    max-width: 46rem;
  }
  & > form > div > button {
    position: absolute;
    inset-block: 1px;
    inset-inline: 1px auto;
    display: grid;
    place-items: center;
    width: 3rem;
    border-radius: ${radius.small};
    color: ${color.warm};
  }
  & input {
    width: 100%;
    height: 3.5rem;
    padding: 0;
    padding-inline: 3.125rem 1rem;
    border: 1px solid ${color.edge};
    border-radius: ${radius.medium};
    background: ${color.paper};
    font-size: 1.1875rem;
  }
  & input::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
  & p + button {
    margin-top: ${space[2]};
  }
  & p {
    min-height: 1.6em;
    margin-top: ${space[1]};
    ${mutedSmall};
  }
`

const found = css`
  ${container};
  max-width: calc(46rem + 2 * ${space.gutter});
  margin-inline-start: max(0px, (100% - ${width.page}) / 2);
  padding-bottom: ${space.section};
`

const actions = css`
  ${wrapping};
  gap: ${space[2]} ${space[4]};
  align-items: center;
`

const other = css`
  ${container};
  padding-bottom: ${space[4]};
`

interface SiteSearchProps {
  page: Entry<'pages'>
  words: TypeWords
  /** URL query, such as `?q=ledger`. */
  question: string
  children: ReactNode
}

/** The search page. Its URL has the query, to make results linkable. */
export function SiteSearch({ page, words, question, children }: SiteSearchProps) {
  const wordsOf = useWords()
  // Empty at first, because the server does not know the query.
  const [typed, setTyped] = useState('')
  const [type, setType] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const query = queryOf(typed)
  const search = useSearch(typed)
  const labels = useNavigation().words.search
  const { state, results } = search
  const address = useAddress(page.path).to
  const nothing = page.sections.find(({ key }) => key === 'nothing')

  useEffect(() => {
    const params = new URLSearchParams(question)
    setTyped(params.get('q') ?? '')
    setType(params.get('type'))
  }, [question])

  useEffect(() => {
    // Keeps text typed before hydration.
    if (input.current?.value) setTyped(input.current.value)
  }, [])

  function updateQuery(next: string): void {
    setTyped(next)
    setType(null)
    const nextQuery = queryOf(next)
    const addressQuery = nextQuery && `?${new URLSearchParams({ q: nextQuery })}`
    history.replaceState(history.state, '', location.pathname + addressQuery)
  }

  // Results are already shown: submitting only closes the phone's keyboard.
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (query) input.current?.blur()
    else input.current?.focus()
  }

  return (
    <>
      <search css={field}>
        <form action={withPrefix(address)} onSubmit={onSubmit}>
          <div>
            <input
              ref={input}
              type="search"
              name="q"
              aria-label={labels.field}
              placeholder={words.searchPage.placeholder}
              autoComplete="off"
              spellCheck={false}
              data-search-field
              value={typed}
              onChange={({ target }) => updateQuery(target.value)}
            />
            <button type="submit" aria-label={labels.open}>
              <Search size={20} strokeWidth={1.5} aria-hidden="true" />
            </button>
          </div>
          <p role="status">{searchStatus(search, query, labels, wordsOf)}</p>
          {state === 'failed' && (
            <Button variant="quiet" onClick={search.retry}>
              {labels.tryAgain}
            </Button>
          )}
        </form>
      </search>
      {results.length > 0 && (
        <div css={found}>
          <SearchResults words={words} label={labels.results} search={search} type={type} />
        </div>
      )}
      {state === 'found' && <OtherSearches query={query} />}
      {state === 'found' && results.length === 0 && nothing && (
        <Section wash title={nothing.title} description={nothing.description}>
          <div css={actions}>
            {nothing.button && (
              <ButtonLink to={nothing.button.link}>{nothing.button.text}</ButtonLink>
            )}
            <FinderLink />
          </div>
        </Section>
      )}
      {results.length === 0 && children}
    </>
  )
}

/** Links to this search in other languages: each search covers only one. */
function OtherSearches({ query }: { query: string }) {
  const { otherLanguages = [] } = usePageLanguage()
  return otherLanguages.map(
    ({ language, direction, path, search }) =>
      search && (
        <p key={language} css={other} lang={language} dir={direction}>
          <Link to={`${path}?q=${encodeURIComponent(query)}`} hrefLang={language}>
            {fillWords(search, { query })}
          </Link>
        </p>
      ),
  )
}
