import type { Card } from '../../content-model/collections/query-results'
import { fillWords, type InterfaceWords } from '../../site/interface-words'
import { useIsTranslated } from '../../site/use-address'

type Labels = Pick<InterfaceWords['portfolioPage'], 'measured'>

/** Returns a function that says the first measurement of a case, `41 s, then 1.8 s`, if its page is in this language. */
export function useResult() {
  const isTranslated = useIsTranslated()
  return (entry: Pick<Card<'cases'>, 'path' | 'measures'> | undefined, { measured }: Labels) => {
    const first = entry && isTranslated(entry.path) ? entry.measures[0] : undefined
    return first && fillWords(measured, first)
  }
}
