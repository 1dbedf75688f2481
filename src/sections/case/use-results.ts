import type { Card } from '../../content-model/collections/query-results'
import { useIsTranslated } from '../../site/use-address'

/** Returns the cases in the current language that have a measurement, with their first one. */
export function useResults(cases: readonly Card<'cases'>[]) {
  const isTranslated = useIsTranslated()
  return cases.flatMap((entry) => {
    const [result] = entry.measures
    return result && isTranslated(entry.path) ? [{ ...entry, result }] : []
  })
}
