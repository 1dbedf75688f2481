/** Patterns of `bannedWords` in the settings. */

/** Returns a pattern in which a space matches any white space or hyphens. */
export const wordPattern = (text: string): string => text.replaceAll(' ', '[\\s-]+')

/** Rejects invalid expressions, and expressions that match the empty text. */
export function isWordPattern(text: string): boolean {
  try {
    return !new RegExp(`^(?:${wordPattern(text)})$`, 'iu').test('')
  } catch {
    return false
  }
}
