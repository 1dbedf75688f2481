/** Reading speed of English text on a screen, read for comprehension (words per minute). */
const wordsPerMinute = 220

/** Returns the reading time of an article, such as `7 min read`; at least one minute. */
export function readingTime(wordCount: number): string {
  return `${Math.max(1, Math.round(wordCount / wordsPerMinute))} min read`
}
