/** Fixed to one locale and time zone, so that the server and every browser write the same. */
const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * Formats a date: `2024-11-17` becomes `17 November 2024`.
 * @param day year, month and day with dashes, as in the frontmatter
 */
export function formatDate(day: string): string {
  return format.format(new Date(day))
}

const monthFormat = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/**
 * Formats the month of a date: `2024-11-17` becomes `November 2024`.
 * @param later how many months later
 */
export function formatMonth(day: string, later = 0): string {
  const date = new Date(`${day.slice(0, 7)}-01`)
  date.setUTCMonth(date.getUTCMonth() + later)
  return monthFormat.format(date)
}
