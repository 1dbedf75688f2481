/** Matches a number with its separators and the letters after it: `10k`, `1,2 jt`. */
const figure = /\d+(?:[.,\u2009\u00a0\u202f' ]\d+)*(\s*\p{L}+)?/gu

export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/**
 * Returns whether two texts have the same figures in the same order, in any
 * format: `$10k` is `$ 10.000`, and `1.2M` is `1.200.000`.
 */
export function haveSameFigures(a: string, b: string): boolean {
  if (digitsOf(a) === digitsOf(b)) return true
  const others = [...b.matchAll(figure)]
  const figures = [...a.matchAll(figure)]
  return (
    figures.length === others.length &&
    figures.every((match, index) => {
      const other = others[index]
      return other !== undefined && isSameFigure(match, other)
    })
  )
}

/** @param a, b matches of `figure` */
export const isSameFigure = (a: RegExpExecArray, b: RegExpExecArray): boolean =>
  isWrittenOut(a, b) || isWrittenOut(b, a)

/** Returns whether `long` has zeros in place of the letters of `short`. */
function isWrittenOut([short, letters]: RegExpExecArray, [long]: RegExpExecArray): boolean {
  if (digitsOf(short) === digitsOf(long)) return true
  if (!letters || !digitsOf(long).startsWith(digitsOf(short))) return false
  const [, decimals = ''] = /[.,](\d{1,2})\D*$/.exec(short) ?? []
  const zeros = digitsOf(long).slice(digitsOf(short).length)
  return /^0+$/.test(zeros) && (zeros.length + decimals.length) % 3 === 0
}
