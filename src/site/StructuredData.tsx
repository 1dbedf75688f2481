import { useState, useSyncExternalStore } from 'react'
import { graphOf, type JsonLd } from './structured-data'

const neverChanges = () => () => undefined

/**
 * Returns whether the component was in the served HTML. After client-side
 * navigation, structured data is useless, and trusted types block it.
 */
export function useIsInHtml(): boolean {
  const comesFromHtml = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  // Keeps the value of the first render.
  return useState(comesFromHtml)[0]
}

/** JSON-LD next to the content that it describes. */
export function StructuredData({ jsonLd }: { jsonLd: readonly JsonLd[] }) {
  if (!useIsInHtml()) return null
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graphOf(jsonLd) }} />
}
