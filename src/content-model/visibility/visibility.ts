/** Decides for every output whether an entry is part of the site. */

/** The fields that decide on visibility; see `visibilityFields`. */
export interface VisibilityChoice {
  draft?: boolean
  unlisted?: boolean
  /** Year-month-day. */
  publishAt?: string
  /** Year-month-day. */
  expireAt?: string
}

/**
 * `published`: everywhere. `unlisted`: only at its own address, for whoever knows it. `absent`: in
 * no output at all.
 */
type Visibility = 'published' | 'unlisted' | 'absent'

/** Returns the fields of an entry that decide on its visibility; everything else is left out. */
export function visibilityChoice(data: Record<string, unknown> = {}): VisibilityChoice {
  const { draft, unlisted, publishAt, expireAt } = data
  return {
    ...(draft === true && { draft }),
    ...(unlisted === true && { unlisted }),
    ...(typeof publishAt === 'string' && { publishAt }),
    ...(typeof expireAt === 'string' && { expireAt }),
  }
}

/** The build target: the day of the build, and whether writers or visitors see it. */
interface BuildTarget {
  /** The company's day, as year-month-day; see `currentDay`. */
  day: string
  /** Whether drafts and what is not due yet are shown, as in development. */
  drafts?: boolean
}

/** Returns the visibility of an entry in a build target. */
export function visibilityOf(entry: VisibilityChoice, { day, drafts }: BuildTarget): Visibility {
  const { draft, unlisted, publishAt, expireAt } = entry
  if (expireAt && day >= expireAt) return 'absent'
  if (!drafts && (draft || (publishAt && day < publishAt))) return 'absent'
  return unlisted ? 'unlisted' : 'published'
}

/**
 * Returns why one entry cannot rely on another: it is there on a day on which the other is absent. Days
 * that are over do not matter, so that what is accepted today is accepted for ever after.
 * @returns what is to be said of the other entry, or undefined when it is there whenever it is needed
 */
export function explainAbsence(
  from: VisibilityChoice,
  to: VisibilityChoice,
  today: string,
): string | undefined {
  const { publishAt = '' } = from
  const firstDay = publishAt > today ? publishAt : today
  const neverThere = from.draft || (from.expireAt !== undefined && from.expireAt <= firstDay)
  if (neverThere) return undefined
  if (to.draft) return 'is a draft'
  if (to.publishAt && to.publishAt > firstDay) return `is not there before ${to.publishAt}`
  if (to.expireAt && !(from.expireAt && from.expireAt <= to.expireAt))
    return `is gone from ${to.expireAt} on`
  return undefined
}
