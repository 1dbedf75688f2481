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

/** Keeps the parts of a number on one line. */
const unbroken = (number: string) => number.replaceAll(' ', '\u00a0')

/** Returns links to call a company and to write to it on WhatsApp, as far as its settings have the numbers. */
export function numberLinks({
  telephone,
  whatsapp,
}: {
  telephone?: string | null | undefined
  whatsapp?: string | null | undefined
}): { via: 'telephone' | 'WhatsApp'; number: string; url: string }[] {
  return [
    ...(telephone
      ? [
          {
            via: 'telephone' as const,
            number: unbroken(telephone),
            url: `tel:${telephone.replaceAll(' ', '')}`,
          },
        ]
      : []),
    ...(whatsapp
      ? [
          {
            via: 'WhatsApp' as const,
            number: unbroken(whatsapp),
            url: `https://wa.me/${whatsapp.replace(/\D/g, '')}`,
          },
        ]
      : []),
  ]
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
