/** Ranges of code points, first and last, of the characters that nearly every page uses. */
const ranges: readonly (readonly [number, number])[] = [
  // Printable ASCII.
  [0x20, 0x7e],
  // No-break space, copyright, middle dot, multiplication.
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  // En and em dash, quotation marks, bullet, ellipsis.
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
]

/** Characters of the core font files, which every page loads. */
export const coreCharacters = ranges
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  .join('')

const hex = (point: number) => point.toString(16).toUpperCase()
const unicodeRange = (points: typeof ranges) =>
  points
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ')

/** The core characters as a CSS `unicode-range`. */
export const coreRange = unicodeRange(ranges)

/** All other characters as a CSS `unicode-range`. */
export const restRange = unicodeRange(
  ranges.map(([, last], index) => [last + 1, (ranges[index + 1]?.[0] ?? 0x110000) - 1]),
)
