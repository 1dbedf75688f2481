/** Returns whether a text is an IANA time zone, such as `Asia/Jakarta`. */
export function isTimeZone(name: string): boolean {
  try {
    // Intl also accepts offsets such as +07:00, which have no summer time.
    return /^[A-Z]/.test(name) && formatIn(name).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Returns the day of a moment in a time zone, as year-month-day. */
export function dayIn(timeZone: string, moment: Date): string {
  // Swedish dates have the ISO 8601 format.
  return formatIn(timeZone).format(moment)
}

/** Returns the start of a day in a time zone (RFC 3339): `2026-03-01T00:00:00+07:00`. */
export function startOfDay(timeZone: string, day: string): string {
  const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(`${day}T00:00:00Z`))
    .find(({ type }) => type === 'timeZoneName')
  return `${day}T00:00:00${offset?.value.replace('GMT', '') || '+00:00'}`
}

/**
 * Returns the current day in a time zone, or the day of `SOURCE_DATE_EPOCH`, as
 * year-month-day (https://reproducible-builds.org/specs/source-date-epoch/).
 * @throws if `SOURCE_DATE_EPOCH` is not a number
 */
export function currentDay(timeZone: string, env: NodeJS.ProcessEnv = process.env): string {
  const { SOURCE_DATE_EPOCH: epoch } = env
  if (epoch && !/^\d{1,11}$/.test(epoch))
    throw new Error(
      `SOURCE_DATE_EPOCH is “${epoch}”. Write the seconds since 1 January 1970, for example: 1767225600`,
    )
  return dayIn(timeZone, new Date(epoch ? Number(epoch) * 1000 : Date.now()))
}

const formatIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
