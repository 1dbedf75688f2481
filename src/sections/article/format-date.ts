/** Fixed to one locale and time zone, so that the server and every browser write the same. */
const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * Formats a date: `2024-11-17` becomes `17 November 2024`.
 * @param day year, month and day with dashes, as in the frontmatter
 */
export function formatDate(day: string): string {
  return format.format(new Date(day))
}
