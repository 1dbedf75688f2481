/** Finds letters that a program read in the wrong encoding: “Itâ€™s” for “It’s”. */
import { type Diagnostic, placeAt } from '../check/diagnostics'
import { maskedProse } from './prose'

/** The bytes of Windows-1252 from 0x80 to 0xBF as its characters: programs read UTF-8 in this encoding. */
const continuations = [
  ...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ',
  ...Array.from({ length: 32 }, (_, index) => String.fromCodePoint(0xa0 + index)),
]
const rest = `[${continuations.join('')}]`

/**
 * What UTF-8 makes of common signs and letters. Words in capitals can end in Â or Ã before a quote, and in other
 * languages in é before two of them: what is not certain is left out.
 */
const misread = new RegExp(
  `(?<!\\p{Lu})[ÂÃ]${rest}|â[€‚ƒ„†‡ˆ‰Š‹Œ˜™š›œžŸ\u0080-\u009F]${rest}|ðŸ${rest}{2}|ï»¿|ï¿½`,
  'gu',
)

/** Reports each place at which a text was read in the wrong encoding. Code may show one. */
export function misreadLetters(text: string): Diagnostic[] {
  return [...maskedProse(text).matchAll(misread)].map(({ 0: from, index }) => {
    const to = new TextDecoder().decode(Uint8Array.from(from, byteOf))
    const isKnown = !/[\uFFFD\p{C}\p{Z}]/u.test(to)
    const cure = isKnown ? `Write ${to}, or run npm run check -- --fix.` : 'Type what was there.'
    return {
      ...placeAt(text, index),
      message: `“${from}” comes from a program that read the file in the wrong encoding. ${cure}`,
      ...(isKnown && { fix: { from, to } }),
    }
  })
}

function byteOf(character: string): number {
  const index = continuations.indexOf(character)
  return index === -1 ? (character.codePointAt(0) ?? 0) : 0x80 + index
}
