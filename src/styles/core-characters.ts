/**
 * The characters that nearly every page uses, as a CSS `unicode-range`: printable ASCII, no-break space, copyright,
 * middle dot, multiplication, en and em dash, quotation marks, bullet, ellipsis.
 */
export const coreRange =
  'U+20-7E, U+A0, U+A9, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026'

const ranges = coreRange.split(', ').map((range) => {
  const [first = 0, last = first] = range
    .split(/U\+|-/)
    .slice(1)
    .map((point) => Number(`0x${point}`))
  return { first, last }
})

/** Characters of the core font files, which every page loads. */
export const coreCharacters = ranges
  .flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
  .map((point) => String.fromCodePoint(point))
  .join('')

const hex = (point: number) => point.toString(16).toUpperCase()

/** All other characters as a CSS `unicode-range`. */
export const restRange = ranges
  .map(({ last }, index) => `U+${hex(last + 1)}-${hex((ranges[index + 1]?.first ?? 0x110000) - 1)}`)
  .join(', ')
