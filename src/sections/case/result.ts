import type { Card } from '../../content-model/collections/query-results'
import { useIsTranslated } from '../../site/use-address'

/**
 * Returns a function that gives a case's first measurement, if the case exists
 * in the current language.
 */
export function useResult() {
  const isTranslated = useIsTranslated()
  return (entry: Pick<Card<'cases'>, 'path' | 'measures'>) =>
    isTranslated(entry.path) ? entry.measures[0] : undefined
}

/** Returns the cases with such a measurement. */
export function useResults(cases: readonly Card<'cases'>[]) {
  const resultOf = useResult()
  return cases.flatMap((entry) => {
    const result = resultOf(entry)
    return result ? [{ ...entry, result }] : []
  })
}
