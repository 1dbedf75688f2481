/** Texts of the interface with numbers, as pages write them in the language of the site. */
import formats from '@look/formats.json'
import { writeWords } from './written-words'

/** Returns a text of the interface with values in the place of its arguments. @param values by the name in braces */
export const formatWords = (
  text: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  writeWords(text, values, {
    language: formats.language,
    thousands: formats.thousands,
    dividedFrom: formats.dividedFrom,
  })
