/** Dates as pages write them, in the language of the site; src/generator/look writes its formats. */
import formats from '@look/formats.json'
import { writeDate, writeMonth } from './written'

// Formats are named one by one, so that the script of a page has only those that it uses.

/** Returns a day in words. @param day year, month and day with dashes, as in the frontmatter */
export const formatDate = (day: string): string =>
  writeDate(day, { dates: formats.dates, months: formats.months })

/** Returns the month of a day in words. @param later how many months later */
export const formatMonth = (day: string, later = 0): string =>
  writeMonth(day, later, { monthsAlone: formats.monthsAlone, months: formats.months })
