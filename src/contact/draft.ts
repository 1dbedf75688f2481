/**
 * Draft of the contact form, kept in the browser until it is sent: it survives a failed send, a reload,
 * a change of page and a closed tab.
 */
import { attemptOf, endAttempt } from './attempts'
import { areEqual, fieldNames, type Inquiry } from './inquiry'
import { readStored, removeStored, writeStored } from './storage'

export interface Draft {
  inquiry: Inquiry
  /** File name of the service that the inquiry is about. */
  service?: string
  /** Time of saving (milliseconds since the epoch). */
  savedAt: number
}

const storageKey = 'inquiry-draft'

/** Lifetime of a draft (milliseconds): longer than any session, but short enough for a shared computer. */
const lifetime = 24 * 60 * 60 * 1000

/** Stores the draft in place of the last one. */
export function keepDraft(draft: Omit<Draft, 'savedAt'>): void {
  writeStored(storageKey, JSON.stringify({ ...draft, savedAt: Date.now() }))
}

/** Returns the stored draft, unless it is older than a day or has been sent since. */
export function recallDraft(): Draft | undefined {
  const draft = parseDraft(readStored(storageKey))
  if (!draft) removeStored(storageKey)
  return draft
}

/**
 * Deletes the draft.
 * @param sent deletes it only if it still equals this inquiry, to keep anything typed since
 */
export function forgetDraft(sent?: Inquiry): void {
  const draft = recallDraft()
  if (sent && draft && !areEqual(draft.inquiry, sent)) return
  removeStored(storageKey)
}

/** Records that the form was submitted without script, and deletes the draft. */
export function confirmDraft(): void {
  const draft = recallDraft()
  if (draft) endAttempt(draft.inquiry, 'sent')
  forgetDraft()
}

/** Whether this inquiry was sent after a time (milliseconds since the epoch). */
export function wasSentSince(inquiry: Inquiry, time: number): boolean {
  const attempt = attemptOf(inquiry)
  return attempt?.state === 'sent' && attempt.at >= time
}

function parseDraft(text: string | null): Draft | undefined {
  if (text === null) return undefined
  try {
    const { inquiry, service, savedAt = 0 } = JSON.parse(text) as Partial<Draft>
    const age = Date.now() - savedAt
    if (!inquiry || age < 0 || age > lifetime) return undefined
    if (fieldNames.some((name) => typeof inquiry[name] !== 'string')) return undefined
    if (wasSentSince(inquiry, savedAt)) return undefined
    return { inquiry, service: typeof service === 'string' ? service : undefined, savedAt }
  } catch {
    return undefined
  }
}
