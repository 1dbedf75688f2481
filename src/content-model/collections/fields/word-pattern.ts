/** Words, phrases and regular expressions of `bannedWords` in the settings. */

/** Returns a pattern in which a space matches any white space or hyphens. */
export const wordPattern = (text: string): string => text.replaceAll(' ', '[\\s-]+')

/** Returns whether a text is a valid regular expression that does not match the empty text. */
export function isWordPattern(text: string): boolean {
  try {
    return !new RegExp(`^(?:${wordPattern(text)})$`, 'iu').test('')
  } catch {
    return false
  }
}
