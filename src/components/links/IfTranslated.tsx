import type { ReactNode } from 'react'
import { useIsTranslated } from '../../site/use-address'

interface IfTranslatedProps {
  /** Address of the original of the page that the words are about. */
  page: string
  children: ReactNode
}

/** Words of another page, if that is in the language of this one: of one without a translation, a list has the name alone. */
export function IfTranslated({ page, children }: IfTranslatedProps) {
  return useIsTranslated()(page) ? children : null
}

/** A paragraph of another page, shown as above. */
export function Summary({ page, children }: IfTranslatedProps) {
  return useIsTranslated()(page) ? <p>{children}</p> : null
}
