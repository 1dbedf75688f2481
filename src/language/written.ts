/** Writes dates and lists in a language, and postal addresses. */
import type { Settings } from '../content-model/collections/settings'

/** For days as frontmatter has them. Of a language that is not known, the machine's own would be taken. */
function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const common = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' }
  return new Intl.DateTimeFormat([language, 'en-GB'], { ...common, ...options })
}

/**
 * Returns a day in words: `2024-11-17` becomes `17 November 2024`.
 * @param day year, month and day with dashes, as in the frontmatter
 * @param language BCP 47 tag, such as `id-ID`
 */
export function writeDate(day: string, language: string): string {
  return dateFormat(language, { dateStyle: 'long' }).format(new Date(day))
}

/**
 * Returns the month of a day in words: `2024-11-17` becomes `November 2024`.
 * @param later how many months later
 */
export function writeMonth(day: string, later: number, language: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const format = dateFormat(language, { month: 'long', year: 'numeric' })
  return format.format(Date.UTC(year, month - 1 + later))
}

/** Returns names as a list without a last “and”: `a, b`. */
export function writeList(names: readonly string[], language: string): string {
  const list = new Intl.ListFormat([language, 'en-GB']).formatToParts(['a', 'b', 'c'])
  return names.join(list[1]?.value)
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
