import { weekdays } from '../content-model/collections/choices'
import type { Settings } from '../content-model/collections/settings'
import { dateFormat } from './written'

type Hours = Settings['openingHours'][number]

/** Formats days and hours: `Monday – Thursday, Saturday: 08:00–17:00`. */
export function writeHours({ days, opens, closes }: Hours, language: string): string {
  const weekday = dateFormat(language, { weekday: 'long' })
  const time = dateFormat(language, { timeStyle: 'short' })
  const written = rangesOf(days).map(([first, last]) =>
    first === last ? weekday.format(dayAt(first)) : weekday.formatRange(dayAt(first), dayAt(last)),
  )
  const hours = [opens, closes].map((text) => time.format(new Date(`1970-01-01T${text}Z`)))
  // The fonts of every page lack thin spaces, which would load a third font.
  return `${written.join(', ')}: ${hours.join('–')}`.replaceAll(/[\u2009\u202f]/g, '\u00a0')
}

/** 5 January 1970 was a Monday. */
const dayAt = (index: number): Date => new Date(Date.UTC(1970, 0, 5 + index))

/** Returns the first and last weekday of each run of days. */
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
