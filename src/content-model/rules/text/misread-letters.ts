import { type Diagnostic, placeAt } from '../../check/diagnostics'
import { maskedProse } from './prose'

/** Windows-1252 characters of the bytes 0x80 to 0xBF. Programs often decode UTF-8 as Windows-1252. */
const continuations = [
  ...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ',
  ...Array.from({ length: 32 }, (_, index) => String.fromCodePoint(0xa0 + index)),
]
const rest = `[${continuations.join('')}]`

/**
 * Matches common characters after wrong decoding. Excludes letters that
 * words may have before quotes: Â or Ã after a capital, and é.
 */
const misread = new RegExp(
  `(?<!\\p{Lu})[ÂÃ]${rest}|â[€‚ƒ„†‡ˆ‰Š‹Œ˜™š›œžŸ\u0080-\u009F]${rest}|ðŸ${rest}{2}|ï»¿|ï¿½`,
  'gu',
)

/** Reports wrongly decoded letters, except in code: “Itâ€™s” for “It’s”. */
export function misreadLetters(text: string): Diagnostic[] {
  return [...maskedProse(text).matchAll(misread)].map(({ 0: from, index }) => {
    const to = new TextDecoder().decode(Uint8Array.from(from, byteOf))
    const isKnown = !/[\uFFFD\p{C}\p{Z}]/u.test(to)
    const advice = isKnown
      ? `Write ${to}, or run npm run check -- --fix.`
      : 'Type the original character.'
    const message = `“${from}” comes from a program that read the file in the wrong encoding. ${advice}`
    return { ...placeAt(text, index), message, ...(isKnown && { fix: { from, to } }) }
  })
}

function byteOf(character: string): number {
  const index = continuations.indexOf(character)
  return index === -1 ? (character.codePointAt(0) ?? 0) : 0x80 + index
}
