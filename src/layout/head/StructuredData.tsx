import { useState, useSyncExternalStore } from 'react'
import { graphOf, type JsonLd } from './structured-data'

const neverChanges = () => () => undefined

/**
 * Returns whether the calling component was in the server-rendered HTML, which is where machines read
 * structured data. After a client-side navigation nobody would read it, and browsers that enforce trusted
 * types refuse such elements.
 */
function useIsInHtml(): boolean {
  const comesFromHtml = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  // Keeps the value of the first render.
  return useState(comesFromHtml)[0]
}

/**
 * Returns the text of a JSON-LD element that is in the server-rendered HTML, else nothing. The text stays as the HTML has it:
 * while a page gives way to one in another language, it is rendered in that, and browsers that enforce trusted types
 * refuse a changed script.
 */
export function useGraphInHtml(statements: () => readonly JsonLd[]): string | undefined {
  const isInHtml = useIsInHtml()
  const [graph] = useState(() => {
    const jsonLd = isInHtml ? statements() : []
    return jsonLd.length > 0 ? graphOf(jsonLd) : undefined
  })
  return graph
}

/** JSON-LD script element beside the content that it describes. */
export function StructuredData({ jsonLd }: { jsonLd: readonly JsonLd[] }) {
  const graph = useGraphInHtml(() => jsonLd)
  if (!graph) return null
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: graph }} />
}
