/** For English text on a screen, read for comprehension. */
const wordsPerMinute = 220

/** Returns an article's reading time in minutes, at least 1. */
export function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / wordsPerMinute))
}
