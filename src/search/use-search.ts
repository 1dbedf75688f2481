import { withPrefix } from 'gatsby'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Found, SearchIndex } from './find'

/** How a search stands. */
export interface Search {
  /** `loading`: the index is on its way. `waiting`: nothing was asked. */
  state: 'loading' | 'waiting' | 'found' | 'failed'
  /** What was asked for. */
  query: string
  results: readonly Found[]
}

interface Searching extends Search {
  /** Loads the index again, after a failure. */
  retry(): void
}

type Ask = (query: string) => Found[]

let loading: Promise<Ask> | undefined

/** Loads the index and what reads it, once; again after a failure. */
function loadSearch(): Promise<Ask> {
  loading ??= Promise.all([import('./find'), fetchIndex()])
    .then(async ([{ find, readIndex }, text]) => {
      const index: SearchIndex = await readIndex(text)
      return (query: string) => find(index, query)
    })
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

async function fetchIndex(): Promise<string> {
  const response = await fetch(withPrefix('/search.json'))
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`)
  return response.text()
}

const nothing: readonly Found[] = []

/** Searches the site for a query, each time it changes. */
export function useSearch(query: string): Searching {
  const [ask, setAsk] = useState<Ask>()
  const [failed, setFailed] = useState(false)
  // Typing goes before finding.
  const asked = useDeferredValue(query.trim())
  const results = useMemo(() => (ask && asked ? ask(asked) : nothing), [ask, asked])

  const load = useCallback(() => {
    setFailed(false)
    loadSearch().then(
      (loaded) => setAsk(() => loaded),
      () => setFailed(true),
    )
  }, [])

  useEffect(() => {
    load()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [load])

  const ready = asked ? 'found' : 'waiting'
  return {
    state: failed ? 'failed' : ask ? ready : 'loading',
    query: asked,
    results,
    retry: load,
  }
}
