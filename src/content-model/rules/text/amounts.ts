/** Parses price ranges in English and Indonesian. Add words for other languages here. */

interface AmountRange {
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

/** Parses `Rp160–810 million`. Returns undefined for a text without amounts. */
export function amountRange(text: string): AmountRange | undefined {
  const found = [...text.matchAll(amount)].map(([, digits = '', space, word = '']) => ({
    value: parseNumber(digits),
    factor: scales.find(([pattern]) => pattern.test(word))?.[1],
    // “12x” is not an amount; “12 crates” contains the amount 12.
    isUnit: word !== '' && space === '',
  }))
  if (found.some(({ factor, isUnit }) => isUnit && factor === undefined)) return undefined
  const last = found.at(-1)
  if (!last) return undefined
  // In “160–810 million”, the scale of the second amount applies to both.
  const values = found.map(({ value, factor }) => value * (factor ?? last.factor ?? 1))
  if (values.length > 1) return { least: Math.min(...values), most: Math.max(...values) }
  const [only = 0] = values
  if (andMore.test(text)) return { least: only, most: Number.POSITIVE_INFINITY }
  return { least: upTo.test(text) ? 0 : only, most: only }
}

/** A separator before three digits groups thousands; any other separator is the decimal point. */
function parseNumber(digits: string): number {
  const [whole = '', ...rest] = digits.split(/[.,]/)
  const isGrouped = rest.every(({ length }) => length === 3)
  return Number(isGrouped ? digits.replace(/[.,]/g, '') : `${whole}.${rest.join('')}`)
}

export function overlap(a: AmountRange, b: AmountRange): boolean {
  return Math.max(a.least, b.least) <= Math.min(a.most, b.most)
}
