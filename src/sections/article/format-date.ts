const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * Formats a date: `2024-11-17` becomes `17 November 2024`. Independent of the machine's locale and time
 * zone, so that the server and every browser write the same.
 * @param day year, month and day with dashes, as in the frontmatter
 */
export function formatDate(day: string): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`
}
