/** Words a minute of people who read English text on a screen to understand it. */
const pace = 220

/** How long an article takes to read, such as `7 min read`; never less than a minute. */
export function readingTime(wordCount: number): string {
  return `${Math.max(1, Math.round(wordCount / pace))} min read`
}
