/** Text direction of languages. The build determines it, because browsers do not know all scripts. */

export type Direction = 'ltr' | 'rtl'

/** Modern scripts from right to left. This list avoids differences between Node versions. */
const rightToLeft = [
  ...['Adlm', 'Arab', 'Aran', 'Gara', 'Hebr', 'Mand', 'Mend', 'Nkoo'],
  ...['Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'],
]

/**
 * Returns the text direction of a language.
 * @param tag BCP 47 tag: `ar-EG`. Without a script, the usual script of the language counts.
 */
export function directionOf(tag: string): Direction {
  const { script = '' } = new Intl.Locale(tag).maximize()
  return rightToLeft.includes(script) ? 'rtl' : 'ltr'
}

/** Returns the direction of a language if it differs from the page; otherwise undefined. */
export function otherDirection(tag: string, page: string): Direction | undefined {
  const direction = directionOf(tag)
  return direction === directionOf(page) ? undefined : direction
}
