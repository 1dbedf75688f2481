import { useState, useSyncExternalStore } from 'react'
import { graphOf, type JsonLd } from './structured-data'

const neverChanges = () => () => undefined

/**
 * Whether what calls this was there before any script, in the page's HTML. Machines read pages there:
 * on a page that a visitor has gone to by a link nobody would read structured data, and browsers that
 * ask for trusted types refuse such elements.
 */
export function useIsInHtml(): boolean {
  const comesFromHtml = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  // What hydration has found stays.
  return useState(comesFromHtml)[0]
}

/** Tells machines of things beside the words that tell people. */
export function StructuredData({ jsonLd }: { jsonLd: readonly JsonLd[] }) {
  if (!useIsInHtml()) return null
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graphOf(jsonLd) }} />
}
