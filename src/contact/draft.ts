/** The draft of the contact form, kept in the browser until it is sent, whatever is reloaded or closed meanwhile. */
import { newId } from '../site/new-id'
import { areEqual, type Inquiry, isEmpty } from './inquiry'
import { readStored, removeStored, writeStored } from './storage'

interface Draft {
  inquiry: Inquiry
  /** File name of the service that the inquiry is about. */
  service: string | undefined
  /** Sent with the inquiry, so that a recipient can recognise duplicates. With other words it is another inquiry. */
  id: string
  /** Whether it was sent and no answer has come, so that it may have arrived. */
  unanswered: boolean
}

const draftKey = 'inquiry-draft'
/** The last inquiry that was sent, by its id: its words must not be readable in the browser afterwards. */
const sentKey = 'inquiry-sent'

/** Returns the stored draft, unless it is older than a day. */
export const recallDraft = () => readStored<Draft>(draftKey)

/** Deletes the draft. */
export const forgetDraft = () => removeStored(draftKey)

/** Stores what is in the form in place of the last draft. Returns its id; empty for a form without words. */
export function keepDraft(inquiry: Inquiry, service: string | undefined): string {
  if (isEmpty(inquiry)) {
    forgetDraft()
    return ''
  }
  const last = recallDraft()
  const same = last && areEqual(last.inquiry, inquiry) ? last : undefined
  if (same && same.service === service) return same.id
  const draft: Draft = { id: newId(), unanswered: false, ...same, inquiry, service }
  writeStored(draftKey, draft)
  return draft.id
}

/** Records whether an inquiry was sent without an answer, unless another one has been typed since. */
export function markUnanswered(id: string, unanswered: boolean): void {
  const draft = recallDraft()
  if (draft?.id === id) writeStored(draftKey, { ...draft, unanswered })
}

/** Records that an inquiry was sent, also for the other tabs, and deletes its draft. */
export function markSent(id: string): void {
  writeStored(sentKey, { id })
  if (recallDraft()?.id === id) forgetDraft()
}

/** Returns when an inquiry was sent, from any tab; undefined if it is not the last one that was. */
export function sentAt(id: string): Date | undefined {
  const last = readStored<Pick<Draft, 'id'>>(sentKey)
  return last?.id === id ? new Date(last.at) : undefined
}
