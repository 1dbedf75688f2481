/** Reading speed of English text on a screen, read for comprehension (words per minute). */
const wordsPerMinute = 220

/** Returns the reading time of an article in whole minutes, at least one. */
export function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / wordsPerMinute))
}
