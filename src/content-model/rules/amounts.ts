/** Reads ranges of money from words in English and Indonesian. Add the words of another language here. */

export interface AmountRange {
  least: number
  most: number
}

const scales: readonly (readonly [pattern: RegExp, factor: number])[] = [
  [/^(?:k|thousand|ribu|rb)$/iu, 1e3],
  [/^(?:m|mn|million|juta|jt)$/iu, 1e6],
  [/^(?:b|bn|billion|miliar|milyar)$/iu, 1e9],
  [/^(?:t|tn|trillion|triliun)$/iu, 1e12],
]

const amount = /(\d+(?:[.,]\d+)*)(\s*)(\p{L}+)?/gu
const upTo = /up to|less than|under|at most|hingga|sampai dengan|kurang dari/iu
const andMore = /\+|\bfrom\b|more than|over|at least|mulai|lebih dari|ke atas/iu

/** Returns the range that a text names, such as `Rp160–810 million`; undefined where it names no amount. */
export function amountRange(text: string): AmountRange | undefined {
  const found = [...text.matchAll(amount)].map(([, digits = '', space, word = '']) => ({
    value: parsed(digits),
    factor: scales.find(([pattern]) => pattern.test(word))?.[1],
    // “12x” is no amount, while “12 crates” has one.
    isUnit: word !== '' && space === '',
  }))
  if (found.some(({ factor, isUnit }) => isUnit && factor === undefined)) return undefined
  const last = found.at(-1)
  if (!last) return undefined
  // In “160–810 million” the first amount has the scale of the second.
  const values = found.map(({ value, factor }) => value * (factor ?? last.factor ?? 1))
  if (values.length > 1) return { least: Math.min(...values), most: Math.max(...values) }
  const [only = 0] = values
  if (andMore.test(text)) return { least: only, most: Number.POSITIVE_INFINITY }
  return { least: upTo.test(text) ? 0 : only, most: only }
}

/** Separators before groups of three digits are those of thousands; any other one is that of decimals. */
function parsed(digits: string): number {
  const [whole = '', ...rest] = digits.split(/[.,]/)
  const isGrouped = rest.every(({ length }) => length === 3)
  return Number(isGrouped ? digits.replace(/[.,]/g, '') : `${whole}.${rest.join('')}`)
}

/** Returns whether two ranges meet. */
export function overlap(a: AmountRange, b: AmountRange): boolean {
  return Math.max(a.least, b.least) <= Math.min(a.most, b.most)
}
