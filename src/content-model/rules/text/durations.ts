/** Parses durations in English and Indonesian. Add words for other languages here. */

/** Words in the order of their numbers, from one. */
const numberWords: readonly string[] = [
  'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve',
  'satu, dua, tiga, empat, lima, enam, tujuh, delapan, sembilan, sepuluh, sebelas, dua belas',
  // Other words for one.
  ...['a', 'an', 'se'],
]
const numbers = new Map(
  numberWords.flatMap((words) =>
    words.split(', ').map((word, index) => [word, index + 1] as const),
  ),
)

/** Units with their length in weeks. */
const units: readonly (readonly [pattern: string, weeks: number])[] = [
  ['(?:working|business)[ -]days?|hari\\s+kerja', 1 / 5],
  ['days?|hari', 1 / 7],
  ['weeks?|minggu|pekan', 1],
  ['fortnights?', 2],
  ['months?|bulan', 52 / 12],
  ['quarters?|kuartal|triwulan', 13],
  ['years?|tahun', 52],
]

const number = `\\d+|${[...numbers.keys()].sort((a, b) => b.length - a.length).join('|')}`
const range = `(?<first>${number})(?:\\s*(?:–|-|to|and|sampai|dan)\\s*(?<last>${number}))?`
const unit = units.map(([pattern], index) => `(?<unit${index}>${pattern})`).join('|')

/** Matches “1–3 weeks”, “ten working days” and “seminggu”. */
const length = new RegExp(`(?<![\\p{L}\\d])${range}(?:[ -]|(?<=se))(?:${unit})(?!\\p{L})`, 'giu')
/** Matches “Week 6” and “Minggu 2–5”. The last number is the length so far. */
const place = new RegExp(`(?<![\\p{L}\\d])(?:${unit})[ -]${range}(?![\\p{L}\\d])`, 'giu')
const open = /or more|at a time|or longer|a year|per tahun|atau lebih|\d\+/iu

/** Matches dates after the work, such as a visit thirty days later. */
const afterwards = /\b(?:later|after|afterwards|kemudian|sesudah\p{L}*|setelah\p{L}*)(?!\p{L})/iu

/**
 * Returns the longest duration in weeks. Returns undefined for a text without
 * a duration, or with a date after the work.
 */
export function longestWeeks(text: string): number | undefined {
  if (afterwards.test(text)) return undefined
  const found = [...text.matchAll(length), ...text.matchAll(place)].flatMap(({ groups = {} }) => {
    const { first = '', last = first } = groups
    const weeks = units.find((_, index) => groups[`unit${index}`])?.[1]
    const count = numbers.get(last.toLowerCase()) ?? Number(last)
    return weeks === undefined || Number.isNaN(count) ? [] : [count * weeks]
  })
  return found.length > 0 ? Math.max(...found) : undefined
}

/** Like `longestWeeks`, but infinite for an open end. */
export function offeredWeeks(text: string): number | undefined {
  return open.test(text) ? Number.POSITIVE_INFINITY : longestWeeks(text)
}
