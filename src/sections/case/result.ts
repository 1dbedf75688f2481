import type { Card } from '../../content-model/collections/query-results'
import { useIsTranslated } from '../../site/use-address'

/** Returns a function that returns the first measurement of a case, if the page of the case is in this language. */
export function useResult() {
  const isTranslated = useIsTranslated()
  return (entry: Pick<Card<'cases'>, 'path' | 'measures'>) =>
    isTranslated(entry.path) ? entry.measures[0] : undefined
}
