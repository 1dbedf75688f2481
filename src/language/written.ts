/** Writes dates in the formats of a language, and postal addresses. */
import type { Settings } from '../content-model/collections/settings'
import type { Formats } from './formats'

/**
 * Returns a day in words: `2024-11-17` becomes `17 November 2024`.
 * @param day year, month and day with dashes, as in the frontmatter
 */
export function writeDate(day: string, formats: Pick<Formats, 'dates' | 'months'>): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return filled(formats.dates, formats, year, month, date)
}

/**
 * Returns the month of a day in words: `2024-11-17` becomes `November 2024`.
 * @param later how many months later
 */
export function writeMonth(
  day: string,
  later: number,
  formats: Pick<Formats, 'monthsAlone' | 'months'>,
): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const count = month - 1 + later
  return filled(formats.monthsAlone, formats, year + Math.floor(count / 12), (count % 12) + 1, 1)
}

/** Returns links to call a company and to write to it on WhatsApp, as far as its settings have the numbers. */
export function numberLinks({
  telephone,
  whatsapp,
}: Partial<Record<'telephone' | 'whatsapp', string | null | undefined>>) {
  const links = [
    { via: 'telephone', written: telephone, url: `tel:${telephone?.replaceAll(' ', '')}` },
    { via: 'WhatsApp', written: whatsapp, url: `https://wa.me/${whatsapp?.replace(/\D/g, '')}` },
  ]
  // The parts of a number stay on one line.
  return links.flatMap(({ via, written, url }) =>
    written ? [{ via, url, number: written.replaceAll(' ', '\u00a0') }] : [],
  )
}

/** Returns a postal address in lines. */
export function addressLines(
  address: Readonly<Omit<Settings['address'], 'countryCode'>>,
): string[] {
  const { lines, locality, postalCode, country } = address
  return [...lines, `${locality} ${postalCode}`, country]
}

function filled(
  patterns: readonly string[],
  { months }: Pick<Formats, 'months'>,
  year: number,
  month: number,
  day: number,
): string {
  const values: Record<string, unknown> = { day, month: months[month - 1], year }
  const pattern = patterns[month - 1] ?? patterns[0] ?? ''
  return pattern.replace(/\{(\w+)\}/g, (_mark, name) => String(values[name]))
}
