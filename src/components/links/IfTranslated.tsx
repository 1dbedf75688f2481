import type { ReactNode } from 'react'
import { useIsTranslated } from '../../site/use-address'
import { withRanges } from '../ranges'

interface IfTranslatedProps {
  /** Path of the described page in the original language. */
  page: string
  children: ReactNode
}

/** Renders text about a page only if the current language has the page. */
export function IfTranslated({ page, children }: IfTranslatedProps) {
  return useIsTranslated()(page) ? children : null
}

/** A paragraph under the same condition. */
export function Summary({ page, children }: { page: string; children: string }) {
  return useIsTranslated()(page) ? <p>{withRanges(children)}</p> : null
}
