/** How a page writes dates and numbers, in its language. */
import type { Message, ValuesOf } from '../content-model/collections/interface-words/arguments'
import { writeDate, writeMonth } from '../language/written'
import { writeWords } from '../language/written-words'
import { useCompany } from './site-data'

/** Returns a function that writes a day in words. It takes year, month and day with dashes, as in the frontmatter. */
export function useDates(): (day: string) => string {
  const { language } = useCompany()
  return (day) => writeDate(day, language)
}

/** Returns a function that writes the month of a day in words, or of as many months later. */
export function useMonths(): (day: string, later?: number) => string {
  const { language } = useCompany()
  return (day, later = 0) => writeMonth(day, later, language)
}

/** Returns a function that writes a text of the interface with values in the place of its arguments. */
export function useWords(): <Mark extends string>(
  text: Message<Mark>,
  values: ValuesOf<Mark>,
) => string {
  const { language } = useCompany()
  return (text, values) => writeWords(text, values, language)
}
