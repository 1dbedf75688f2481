import { withPrefix } from 'gatsby'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { track } from '../analytics/track'
import { useTranslation } from '../site/site-data'
import type { SearchHit, SearchIndex } from './find'
import { queryOf } from './query'

export interface Search {
  /** `waiting`: the query is empty. */
  state: 'loading' | 'waiting' | 'found' | 'failed'
  query: string
  results: readonly SearchHit[]
  /** Loads the index again after a failure. */
  retry(): void
}

type SearchFunction = (query: string) => SearchHit[]

/** Searches by the path prefix of their language. */
const loading = new Map<string, Promise<SearchFunction>>()

/** Loads the index and its code once, and again after a failure. */
function loadSearch(folder: string): Promise<SearchFunction> {
  const known = loading.get(folder)
  if (known) return known
  const loaded = Promise.all([import('./find'), fetchIndex(folder)])
    .then(async ([{ find, readIndex }, text]) => {
      const index: SearchIndex = await readIndex(text)
      return (query: string) => find(index, query)
    })
    .catch((error: unknown) => {
      loading.delete(folder)
      throw error
    })
  loading.set(folder, loaded)
  return loaded
}

async function fetchIndex(folder: string): Promise<string> {
  const response = await fetch(withPrefix(`${folder}/search.json`))
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`)
  return response.text()
}

/** Pause before analytics count a search without results (milliseconds). */
const typingPause = 1500

/** Searches the pages in the current language as the visitor types. */
export function useSearch(typed: string): Search {
  const folder = useTranslation()?.folder ?? ''
  const [search, setSearch] = useState<SearchFunction>()
  const [failed, setFailed] = useState(false)
  // Typing has priority over searching.
  const deferredQuery = useDeferredValue(queryOf(typed))
  const results = useMemo(
    () => (search && deferredQuery ? search(deferredQuery) : []),
    [search, deferredQuery],
  )

  const load = useCallback(() => {
    setFailed(false)
    loadSearch(folder).then(
      (loaded) => setSearch(() => loaded),
      () => setFailed(true),
    )
  }, [folder])

  useEffect(load, [load])
  useEffect(() => {
    if (search) return
    const loadAgain = () => {
      // A pending request may still wait for the lost connection.
      loading.delete(folder)
      load()
    }
    addEventListener('online', loadAgain)
    return () => removeEventListener('online', loadAgain)
  }, [folder, load, search])

  const isWithoutResults = search !== undefined && deferredQuery !== '' && results.length === 0
  useEffect(() => {
    if (!isWithoutResults) return
    const timer = setTimeout(() => track('Search without results'), typingPause)
    return () => clearTimeout(timer)
  }, [isWithoutResults])

  const ready = deferredQuery ? 'found' : 'waiting'
  return {
    state: search ? ready : failed ? 'failed' : 'loading',
    query: deferredQuery,
    results,
    retry: load,
  }
}
