export interface VisibilityChoice {
  draft?: boolean
  unlisted?: boolean
  /** Year-month-day. */
  publishAt?: string
  expireAt?: string
}

/** `unlisted`: at its own path, without links to it. */
type Visibility = 'published' | 'unlisted' | 'absent'

export function visibilityChoice(data: Record<string, unknown> = {}): VisibilityChoice {
  const { draft, unlisted, publishAt, expireAt } = data
  return {
    ...(draft === true && { draft }),
    ...(unlisted === true && { unlisted }),
    ...(typeof publishAt === 'string' && { publishAt }),
    ...(typeof expireAt === 'string' && { expireAt }),
  }
}

interface BuildTarget {
  /** The company's day, as year-month-day; see `currentDay`. */
  day: string
  /** Shows drafts and scheduled entries, as in development. */
  drafts?: boolean
}

export function visibilityOf(entry: VisibilityChoice, { day, drafts }: BuildTarget): Visibility {
  const { draft, unlisted, publishAt, expireAt } = entry
  if (expireAt && day >= expireAt) return 'absent'
  if (!drafts && (draft || (publishAt && day < publishAt))) return 'absent'
  return unlisted ? 'unlisted' : 'published'
}

/**
 * Explains why an entry cannot link to another entry: on some day from today on, the first is
 * published while the second is absent. Counts future days too, so that valid content stays valid.
 * @returns a phrase about the second entry
 */
export function explainAbsence(
  from: VisibilityChoice,
  to: VisibilityChoice,
  today: string,
): string | undefined {
  const { publishAt = '' } = from
  const firstDay = publishAt > today ? publishAt : today
  const isNeverPublished = from.draft || (from.expireAt !== undefined && from.expireAt <= firstDay)
  if (isNeverPublished) return undefined
  if (to.draft) return 'is a draft'
  if (to.publishAt && to.publishAt > firstDay) return `is not published before ${to.publishAt}`
  if (to.expireAt && !(from.expireAt && from.expireAt <= to.expireAt))
    return `expires on ${to.expireAt}`
  return undefined
}
