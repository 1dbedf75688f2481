/** How dates, numbers and lists are written in a language: made by the build, so that no browser has to know it. */

/** What is written into the pages' scripts. */
export interface Formats {
  /** The language itself, for the words that go with a number. */
  language: string
  /** The names of the months, as they stand in a date. */
  months: string[]
  /** A date, `{day} {month} {year}`; for each month its own where their names change the words beside them. */
  dates: string[]
  /** The month of a date, `{month} {year}`; for each month its own where it has another name alone. */
  monthsAlone: string[]
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
  const dates = partsOf(language, { dateStyle: 'long' })
  const months = dates.map((parts) => parts.find(({ type }) => type === 'month')?.value ?? '')
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return {
    language,
    months,
    dates: patterns(dates, months),
    monthsAlone: patterns(partsOf(language, { month: 'long', year: 'numeric' }), months),
    thousands: grouped(12_345) ?? '',
    dividedFrom: grouped(1_234) === undefined ? 5 : 4,
    list: list.formatToParts(['a', 'b', 'c'])[1]?.value ?? ', ',
  }
}

/** Returns the parts of a day in each month. */
function partsOf(language: string, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(language, {
    ...options,
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  })
  return Array.from({ length: 12 }, (_, month) => format.formatToParts(Date.UTC(2024, month, 5)))
}

/** Returns the pattern of each month, or a single one where they are alike. */
function patterns(
  parts: readonly (readonly Intl.DateTimeFormatPart[])[],
  months: readonly string[],
): string[] {
  const all = parts.map((some, month) =>
    some
      .map(({ type, value }) => {
        if (type === 'month') return value === months[month] ? '{month}' : value
        return type === 'day' || type === 'year' ? `{${type}}` : value
      })
      .join(''),
  )
  return new Set(all).size === 1 ? all.slice(0, 1) : all
}
