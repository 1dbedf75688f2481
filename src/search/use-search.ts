import { withPrefix } from 'gatsby'
import { useEffect, useState } from 'react'
import type { Found, SearchIndex } from './find'

/** How a search stands. */
export interface Search {
  /** `waiting`: nothing was asked, or the index is on its way. */
  state: 'waiting' | 'found' | 'failed'
  /** What was asked for; of the last answer while the next one is on its way. */
  query: string
  results: readonly Found[]
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

const nothing: Search = { state: 'waiting', query: '', results: [] }

/** Searches the site for a query, each time it changes. */
export function useSearch(query: string): Search {
  const [search, setSearch] = useState(nothing)
  const asked = query.trim()

  useEffect(() => {
    let current = true
    const answer = (next: Search) => {
      if (current) setSearch(next)
    }
    loadSearch().then(
      (ask) => answer(asked ? { state: 'found', query: asked, results: ask(asked) } : nothing),
      () => answer({ state: 'failed', query: asked, results: [] }),
    )
    return () => {
      current = false
    }
  }, [asked])

  return search
}
