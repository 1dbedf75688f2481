/** Writes dates, numbers and lists in the formats of a language, with nothing that a browser knows of it. */
import type { Formats } from './formats'

type DateFormats = Pick<Formats, 'months' | 'dates' | 'monthsAlone'>

/**
 * Returns a day in words: `2024-11-17` becomes `17 November 2024`.
 * @param day year, month and day with dashes, as in the frontmatter
 */
export function writeDate(day: string, formats: DateFormats): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return filled(formats.dates, formats, year, month, date)
}

/**
 * Returns the month of a day in words: `2024-11-17` becomes `November 2024`.
 * @param later how many months later
 */
export function writeMonth(day: string, later: number, formats: DateFormats): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const count = month - 1 + later
  return filled(formats.monthsAlone, formats, year + Math.floor(count / 12), (count % 12) + 1, 1)
}

function filled(
  patterns: readonly string[],
  { months }: DateFormats,
  year: number,
  month: number,
  day: number,
): string {
  return (patterns[month - 1] ?? patterns[0] ?? '')
    .replace('{day}', String(day))
    .replace('{month}', months[month - 1] ?? '')
    .replace('{year}', String(year))
}

/** Returns a whole number in words: `12345` becomes `12,345`. */
export function writeNumber(
  value: number,
  { thousands, dividedFrom }: Pick<Formats, 'thousands' | 'dividedFrom'>,
): string {
  const digits = String(value)
  return digits.length < dividedFrom ? digits : digits.replace(/\B(?=(\d{3})+$)/g, thousands)
}
