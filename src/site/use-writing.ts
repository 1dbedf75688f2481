/** Formats dates and numbers in the page's language. */
import type { Message, ValuesOf } from '../content-model/collections/interface-words/arguments'
import { writeDate, writeMonth } from '../language/written'
import { writeWords } from '../language/written-words'
import { useCompany } from './site-data'

/** Returns a function that formats a date, given as YYYY-MM-DD. */
export function useDates(): (day: string) => string {
  const { language } = useCompany()
  return (day) => writeDate(day, language)
}

/** Returns a function that formats the month of a date, optionally a number of months later. */
export function useMonths(): (day: string, later?: number) => string {
  const { language } = useCompany()
  return (day, later = 0) => writeMonth(day, later, language)
}

/** Returns a function that fills values into an interface text, including numbers. */
export function useWords(): <Mark extends string>(
  text: Message<Mark>,
  values: ValuesOf<Mark>,
) => string {
  const { language } = useCompany()
  return (text, values) => writeWords(text, values, language)
}
