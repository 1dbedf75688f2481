/** The draft of the contact form, which the browser keeps until it is sent. */
import { newId } from '../site/new-id'
import { fieldNames, type Inquiry } from './inquiry'
import { readStored, removeStored, writeStored } from './storage'

interface Draft {
  inquiry: Inquiry
  /** Slug of the inquiry's service. */
  service: string | undefined
  /** Lets recipients recognise duplicates. Changed text gets a new id. */
  id: string
  /** Whether the draft was sent without an answer, so it may have arrived. */
  unanswered: boolean
}

const draftKey = 'inquiry-draft'
/** Key of the last inquiry's id. Its text must not stay in the browser. */
const sentKey = 'inquiry-sent'

/** Returns the stored draft, unless it is older than a day. */
export const readDraft = () => readStored<Draft>(draftKey)

export const discardDraft = () => removeStored(draftKey)

/** Replaces the stored draft. Returns its id, empty for an empty form. */
export function storeDraft(inquiry: Inquiry, service: string | undefined): string {
  if (fieldNames.every((name) => inquiry[name] === '')) {
    discardDraft()
    return ''
  }
  const last = readDraft()
  const isSame = last && fieldNames.every((name) => last.inquiry[name] === inquiry[name])
  const same = isSame ? last : undefined
  if (same && same.service === service) return same.id
  const draft: Draft = { id: newId(), unanswered: false, ...same, inquiry, service }
  writeStored(draftKey, draft)
  return draft.id
}

/** Records whether the draft was sent without an answer. */
export function markUnanswered(id: string, unanswered: boolean): void {
  const draft = readDraft()
  if (draft?.id === id) writeStored(draftKey, { ...draft, unanswered })
}

export function markSent(id: string): void {
  writeStored(sentKey, { id })
  if (readDraft()?.id === id) discardDraft()
}

/** Returns when any tab sent the inquiry, if it was the last inquiry sent. */
export function sentAt(id: string): Date | undefined {
  const last = readStored<Pick<Draft, 'id'>>(sentKey)
  return last?.id === id ? new Date(last.at) : undefined
}
