/** Reading speed for English text on a screen, read for comprehension (words per minute). */
const wordsPerMinute = 220

/** Returns an article's reading time in whole minutes, at least 1. */
export function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / wordsPerMinute))
}
