import type { ReactNode } from 'react'
import { useIsTranslated } from '../../site/use-address'

interface IfTranslatedProps {
  /** Path of the described page in the original language. */
  page: string
  children: ReactNode
}

/** Renders text about another page only if that page exists in the current language. Lists then show its name alone. */
export function IfTranslated({ page, children }: IfTranslatedProps) {
  return useIsTranslated()(page) ? children : null
}

/** A paragraph about another page, under the same condition. */
export function Summary({ page, children }: IfTranslatedProps) {
  return useIsTranslated()(page) ? <p>{children}</p> : null
}
