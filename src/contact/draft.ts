/**
 * What the visitor typed, kept in the browser until it was sent: it survives a failed send, a
 * reload, a change of page and a closed tab. Where storage is closed, it survives page changes.
 */
import { areEqual, fieldNames, type Inquiry } from './inquiry'

export interface Draft {
  inquiry: Inquiry
  /** File name of the service that the inquiry is about. */
  service?: string
}

const storageKey = 'inquiry-draft'

/** A day: longer than any session, short enough for a computer that others use too. */
const lifetime = 24 * 60 * 60 * 1000

let remembered: Draft | undefined

/** Keeps the draft in place of the last one. */
export function keepDraft(draft: Draft): void {
  remembered = draft
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...draft, savedAt: Date.now() }))
  } catch {
    // Storage is closed or full: the draft lives as long as this page.
  }
}

/** The draft of this browser, unless it is older than a day. */
export function recallDraft(): Draft | undefined {
  try {
    const stored = parseDraft(localStorage.getItem(storageKey))
    if (stored) return stored
    localStorage.removeItem(storageKey)
  } catch {
    return remembered
  }
  return undefined
}

/**
 * Forgets the draft.
 * @param sent only when the draft is still this inquiry: words typed since then stay
 */
export function forgetDraft(sent?: Inquiry): void {
  const draft = recallDraft()
  if (sent && draft && !areEqual(draft.inquiry, sent)) return
  remembered = undefined
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Nothing was stored.
  }
}

function parseDraft(text: string | null): Draft | undefined {
  if (text === null) return undefined
  try {
    const { inquiry, service, savedAt } = JSON.parse(text) as Partial<Draft & { savedAt: number }>
    const age = Date.now() - (savedAt ?? 0)
    if (!inquiry || age < 0 || age > lifetime) return undefined
    if (fieldNames.some((name) => typeof inquiry[name] !== 'string')) return undefined
    return { inquiry, service: typeof service === 'string' ? service : undefined }
  } catch {
    return undefined
  }
}
