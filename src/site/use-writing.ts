/** How a page writes dates and numbers, in its language; src/generator/look writes the formats of the originals. */
import formats from '@look/formats.json'
import type { Message, ValuesOf } from '../content-model/collections/interface-words/arguments'
import type { Formats } from '../language/formats'
import { writeDate, writeMonth } from '../language/written'
import { writeWords } from '../language/written-words'
import { useTranslation } from './site-data'

/** Returns how the page writes dates, numbers and lists. */
function useFormats(): Formats {
  return useTranslation()?.formats ?? formats
}

/** Returns a function that writes a day in words. It takes year, month and day with dashes, as in the frontmatter. */
export function useDates(): (day: string) => string {
  const own = useFormats()
  return (day) => writeDate(day, own)
}

/** Returns a function that writes the month of a day in words, or of as many months later. */
export function useMonths(): (day: string, later?: number) => string {
  const own = useFormats()
  return (day, later = 0) => writeMonth(day, later, own)
}

/** Returns a function that writes a text of the interface with values in the place of its arguments. */
export function useWords(): <Mark extends string>(
  text: Message<Mark>,
  values: ValuesOf<Mark>,
) => string {
  const own = useFormats()
  return (text, values) => writeWords(text, values, own)
}
