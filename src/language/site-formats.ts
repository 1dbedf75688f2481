/** Dates, numbers and lists as pages write them, in the language of the site; src/generator/look writes its formats. */
import formats from '@look/formats.json'
import { writeDate, writeMonth, writeNumber } from './written'

/** Returns a day in words. @param day year, month and day with dashes, as in the frontmatter */
export const formatDate = (day: string): string => writeDate(day, formats)

/** Returns the month of a day in words. @param later how many months later */
export const formatMonth = (day: string, later = 0): string => writeMonth(day, later, formats)

/** Returns a whole number in words. */
export const formatNumber = (value: number): string => writeNumber(value, formats)
