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
 * A day as it is read: `2024-11-17` becomes `17 November 2024`. No locale or time zone of the machine
 * takes part, so that the server and every browser write the same.
 * @param day year, month and day with dashes, as the frontmatter has it
 */
export function formatDate(day: string): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`
}
