/**
 * Draft of the contact form, kept in the browser until it is sent: it survives a failed send, a reload,
 * a change of page and a closed tab.
 */
import { areEqual, type Inquiry } from './inquiry'
import { readStored, removeStored, writeStored } from './storage'

interface Draft {
  inquiry: Inquiry
  /** File name of the service that the inquiry is about. */
  service?: string | undefined
}

const storageKey = 'inquiry-draft'

/** Stores the draft in place of the last one. */
export function keepDraft(draft: Draft): void {
  writeStored(storageKey, draft)
}

/** Returns the stored draft, unless it is older than a day. */
export const recallDraft = () => readStored<Draft>(storageKey)

/**
 * Deletes the draft.
 * @param sent deletes it only if it still equals this inquiry, to keep anything typed since
 */
export function forgetDraft(sent?: Inquiry): void {
  const draft = recallDraft()
  if (!sent || (draft && areEqual(draft.inquiry, sent))) removeStored(storageKey)
}
