import { weekdays } from '../content-model/collections/choices'
import type { Settings } from '../content-model/collections/settings'

type Hours = Settings['openingHours'][number]

/**
 * Formats days and hours: `Monday – Thursday, Saturday: 08:00–17:00`.
 * @param language BCP 47 tag
 */
export function writeHours({ days, opens, closes }: Hours, language: string): string {
  const common = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' }
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat([language, 'en-GB'], { ...common, ...options })
  const weekday = format({ weekday: 'long' })
  const time = format({ timeStyle: 'short' })
  const written = rangesOf(days).map(([first, last]) =>
    first === last ? weekday.format(dayAt(first)) : weekday.formatRange(dayAt(first), dayAt(last)),
  )
  const hours = [opens, closes].map((text) => time.format(new Date(`1970-01-01T${text}Z`)))
  // The fonts of every page lack thin spaces, which would load a third font.
  return `${written.join(', ')}: ${hours.join('–')}`.replaceAll(/[\u2009\u202f]/g, '\u00a0')
}

/** Returns a date with this weekday. 5 January 1970 was a Monday. */
const dayAt = (index: number): Date => new Date(Date.UTC(1970, 0, 5 + index))

/** Returns the first and last weekday index of each run of days. */
function rangesOf(days: readonly string[]): [first: number, last: number][] {
  const ranges: [number, number][] = []
  for (const [index, day] of weekdays.entries()) {
    if (!days.includes(day)) continue
    const range = ranges.at(-1)
    if (range?.[1] === index - 1) range[1] = index
    else ranges.push([index, index])
  }
  return ranges
}
