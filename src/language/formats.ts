/** How dates, numbers and lists are written in a language: made by the build, so that no browser has to know it. */

/** What is written into the pages' scripts. */
export interface Formats {
  /** For each month, a day of it: `{day} November {year}`. */
  days: string[]
  /** For each month, the month itself: `November {year}`. */
  months: string[]
  /** Between the thousands of a number: `,`. */
  thousands: string
  /** The least digits of a number that is divided; some languages leave four together. */
  dividedFrom: number
  /** Between the parts of a list: a comma and a space. */
  list: string
}

/** The language of dates for a tag that Node knows nothing of. Without it, that of the machine would be taken. */
const standardLanguage = 'en-GB'

const known = new Map<string, Formats>()

/**
 * Returns the formats of a language. They are taken from Node: the names of months and the order of a date are the
 * same in all its versions that we support (formats.test.ts).
 * @param language BCP 47 tag, such as `id-ID`
 */
export function formatsOf(language: string): Formats {
  const formats = known.get(language) ?? made(language)
  known.set(language, formats)
  return formats
}

function made(tag: string): Formats {
  const [language = standardLanguage] = Intl.DateTimeFormat.supportedLocalesOf(tag)
  const grouped = (value: number) =>
    new Intl.NumberFormat(language, { numberingSystem: 'latn' })
      .formatToParts(value)
      .find(({ type }) => type === 'group')?.value
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return {
    days: patterns(language, { dateStyle: 'long' }),
    months: patterns(language, { month: 'long', year: 'numeric' }),
    thousands: grouped(12_345) ?? '',
    dividedFrom: grouped(1_234) === undefined ? 5 : 4,
    list: list.formatToParts(['a', 'b', 'c'])[1]?.value ?? ', ',
  }
}

/** Returns a pattern for each month: in some languages its name changes the words beside it. */
function patterns(language: string, options: Intl.DateTimeFormatOptions): string[] {
  const format = new Intl.DateTimeFormat(language, {
    ...options,
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  })
  return Array.from({ length: 12 }, (_, month) =>
    format
      .formatToParts(Date.UTC(2024, month, 5))
      .map(({ type, value }) => (type === 'day' || type === 'year' ? `{${type}}` : value))
      .join(''),
  )
}
