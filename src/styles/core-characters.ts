/**
 * Characters of nearly every page, as a CSS `unicode-range`: printable ASCII
 * and common punctuation and symbols.
 */
export const coreRange =
  'U+20-7E, U+A0, U+A9, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026'

/** Code points of the font files that every page loads. */
export const corePoints: readonly number[] = coreRange.split(', ').flatMap((range) => {
  const [first = 0, last = first] = range
    .split(/U\+|-/)
    .slice(1)
    .map((point) => Number(`0x${point}`))
  return pointsFrom(first, last)
})

/** Both ends are included. */
export function pointsFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/**
 * Returns code points as a CSS `unicode-range`.
 * @param points in ascending order
 */
export function unicodeRange(points: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last && point === last[1] + 1) last[1] = point
    else ranges.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ')
}
