import type { Message, ValuesOf } from '../content-model/collections/interface-words/arguments'
import { writeDate, writeMonth } from '../language/written'
import { writeWords } from '../language/written-words'
import { useCompany } from './site-data'

/** Returns a function that formats a date (YYYY-MM-DD), with day and month on one line. */
export function useDates(): (day: string) => string {
  const { language } = useCompany()
  return (day) => writeDate(day, language).replace(' ', '\u00a0')
}

/** Returns a function that formats a date's month, or a later month. */
export function useMonths(): (day: string, later?: number) => string {
  const { language } = useCompany()
  return (day, later = 0) => writeMonth(day, later, language)
}

/** Returns a function that fills values and numbers into an interface text. */
export function useWords(): <Mark extends string>(
  text: Message<Mark>,
  values: ValuesOf<Mark>,
) => string {
  const { language } = useCompany()
  return (text, values) => writeWords(text, values, language)
}
