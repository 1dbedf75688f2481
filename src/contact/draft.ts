/**
 * What the visitor typed, kept in the browser until it was sent: it survives a failed send, a
 * reload, a change of page and a closed tab.
 */
import { attemptOf, endAttempt } from './attempts'
import { areEqual, fieldNames, type Inquiry } from './inquiry'
import { readStored, removeStored, writeStored } from './storage'

export interface Draft {
  inquiry: Inquiry
  /** File name of the service that the inquiry is about. */
  service?: string
  /** When it was kept (milliseconds of the epoch). */
  savedAt: number
}

const storageKey = 'inquiry-draft'

/** A day: longer than any session, short enough for a computer that others use too. */
const lifetime = 24 * 60 * 60 * 1000

/** Keeps the draft in place of the last one. */
export function keepDraft(draft: Omit<Draft, 'savedAt'>): void {
  writeStored(storageKey, JSON.stringify({ ...draft, savedAt: Date.now() }))
}

/** The draft of this browser, unless it is older than a day or was sent since. */
export function recallDraft(): Draft | undefined {
  const draft = parseDraft(readStored(storageKey))
  if (!draft) removeStored(storageKey)
  return draft
}

/**
 * Forgets the draft.
 * @param sent only when the draft is still this inquiry: words typed since then stay
 */
export function forgetDraft(sent?: Inquiry): void {
  const draft = recallDraft()
  if (sent && draft && !areEqual(draft.inquiry, sent)) return
  removeStored(storageKey)
}

/** Notes that the form has posted itself, and forgets what it held. */
export function confirmDraft(): void {
  const draft = recallDraft()
  if (draft) endAttempt(draft.inquiry, 'sent')
  forgetDraft()
}

/** Whether these words were sent after a time (milliseconds of the epoch). */
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
