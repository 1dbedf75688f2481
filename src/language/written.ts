import type { Settings } from '../content-model/collections/settings'

/** Formats UTC days. Without the fallback, unknown tags use the machine's language. */
export function dateFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const common = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' }
  return new Intl.DateTimeFormat([language, 'en-GB'], { ...common, ...options })
}

/** Formats a day: `2024-11-17` becomes `17 November 2024`. */
export function writeDate(day: string, language: string): string {
  return dateFormat(language, { dateStyle: 'long' }).format(new Date(day))
}

/**
 * Formats a month: `2024-11-17` becomes `November 2024`.
 * @param later months to add
 */
export function writeMonth(day: string, later: number, language: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const format = dateFormat(language, { month: 'long', year: 'numeric' })
  return format.format(Date.UTC(year, month - 1 + later))
}

/** Formats names as a list without a final “and”: `a, b`. */
export function writeList(names: readonly string[], language: string): string {
  const list = new Intl.ListFormat([language, 'en-GB']).formatToParts(['a', 'b', 'c'])
  return names.join(list[1]?.value)
}

/** Returns links for the telephone and WhatsApp numbers. */
export function numberLinks({
  telephone,
  whatsapp,
}: Partial<Record<'telephone' | 'whatsapp', string | null | undefined>>) {
  const links = [
    { via: 'telephone', written: telephone, url: `tel:${telephone?.replaceAll(' ', '')}` },
    { via: 'WhatsApp', written: whatsapp, url: `https://wa.me/${whatsapp?.replace(/\D/g, '')}` },
  ]
  // Prevent line breaks inside a number.
  return links.flatMap(({ via, written, url }) =>
    written ? [{ via, url, number: written.replaceAll(' ', '\u00a0') }] : [],
  )
}

export function addressLines(
  address: Readonly<Omit<Settings['address'], 'countryCode'>>,
): string[] {
  const { lines, locality, postalCode, country } = address
  return [...lines, `${locality} ${postalCode}`, country]
}
