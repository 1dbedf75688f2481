/** In which direction a language is written: decided by the build, so that no browser has to know scripts. */

export type Direction = 'ltr' | 'rtl'

/** Living scripts that are written from right to left. A list: versions of Node say it in different ways. */
const rightToLeft = [
  ...['Adlm', 'Arab', 'Aran', 'Gara', 'Hebr', 'Mand', 'Mend', 'Nkoo'],
  ...['Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'],
]

/**
 * Returns the direction of a language.
 * @param tag BCP 47 tag, such as `ar-EG`; its script, where it names none, is the one in which the language is written
 */
export function directionOf(tag: string): Direction {
  const { script = '' } = new Intl.Locale(tag).maximize()
  return rightToLeft.includes(script) ? 'rtl' : 'ltr'
}

/** Returns the direction of a language where it differs from that of a page in another one; undefined where not. */
export function otherDirection(tag: string, page: string): Direction | undefined {
  const direction = directionOf(tag)
  return direction === directionOf(page) ? undefined : direction
}
