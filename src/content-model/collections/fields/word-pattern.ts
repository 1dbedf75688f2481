/** Words, phrases and regular expressions that the settings list. */

/** Returns the source of a pattern in which a space matches any white space or hyphen: neither hides a word from readers. */
export const wordPattern = (text: string): string => text.replaceAll(' ', '[\\s-]+')

/** Returns whether a text is a regular expression that matches some words. */
export function isWordPattern(text: string): boolean {
  try {
    return !new RegExp(`^(?:${wordPattern(text)})$`, 'iu').test('')
  } catch {
    return false
  }
}
