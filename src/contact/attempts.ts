/**
 * The last attempt to send an inquiry, and its outcome. Shared by all tabs, so that an inquiry keeps one id, however
 * often, from whichever tab and after whatever failure it is sent.
 */
import { hashText } from '../motif/chain'
import { newId } from '../site/new-id'
import { fieldNames, type Inquiry } from './inquiry'
import { readStored, writeStored } from './storage'

interface Attempt {
  /** Identifies the inquiry without its text, which must not be readable in the browser afterwards. */
  hash: number
  /** Sent with the inquiry, so that a recipient can recognise duplicates. */
  id: string
  /** `unanswered` while the outcome is unknown: it is being sent, or no answer has come. */
  state: 'unanswered' | 'failed' | 'sent'
}

const storageKey = 'inquiry-attempt'

/** Returns the last attempt to send this inquiry, unless it is older than a day. */
export function attemptOf(inquiry: Inquiry) {
  const last = readStored<Attempt>(storageKey)
  return last?.hash === hashOf(inquiry) ? last : undefined
}

/**
 * Records that an inquiry is being sent.
 * @returns its id, which stays the same until it has been sent; the same text after that is a new inquiry
 */
export function beginAttempt(inquiry: Inquiry): string {
  const last = attemptOf(inquiry)
  const id = last && last.state !== 'sent' ? last.id : newId()
  record(inquiry, id, 'unanswered')
  return id
}

/** Records the outcome of an attempt. An inquiry that was sent stays so, even if a later attempt fails. */
export function endAttempt(inquiry: Inquiry, state: 'failed' | 'sent'): void {
  const last = attemptOf(inquiry)
  if (last && last.state !== 'sent') record(inquiry, last.id, state)
}

function record(inquiry: Inquiry, id: string, state: Attempt['state']): void {
  const attempt: Attempt = { hash: hashOf(inquiry), id, state }
  writeStored(storageKey, attempt)
}

const hashOf = (inquiry: Inquiry): number =>
  hashText(JSON.stringify(fieldNames.map((name) => inquiry[name].replaceAll('\r\n', '\n'))))
