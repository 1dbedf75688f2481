/**
 * Text direction of a language. The build determines it, because browsers do not know all scripts.
 */

export type Direction = 'ltr' | 'rtl'

/** Modern right-to-left scripts, listed because Node versions differ. */
const rightToLeft = [
  ...['Adlm', 'Arab', 'Aran', 'Gara', 'Hebr', 'Mand', 'Mend', 'Nkoo'],
  ...['Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'],
]

/**
 * Returns the direction of a language.
 * @param tag BCP 47 tag; without a script, the language's usual script counts
 */
export function directionOf(tag: string): Direction {
  const { script = '' } = new Intl.Locale(tag).maximize()
  return rightToLeft.includes(script) ? 'rtl' : 'ltr'
}

/** Returns the direction of a language if it differs from the page. */
export function otherDirection(tag: string, page: string): Direction | undefined {
  const direction = directionOf(tag)
  return direction === directionOf(page) ? undefined : direction
}
