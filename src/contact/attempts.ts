/**
 * Record of attempts to send inquiries and their outcome. Shared by all tabs, so that an inquiry keeps one
 * id, however often, from whichever tab and after whatever failure it is sent.
 */
import { newId } from '../site/new-id'
import { fieldNames, type Inquiry } from './inquiry'
import { readStored, removeStored, writeStored } from './storage'

export interface Attempt {
  /** Sent with the inquiry, so that a recipient can recognise duplicates. */
  id: string
  /** `unanswered` while the outcome is unknown: it is being sent, or no answer has come. */
  state: 'unanswered' | 'failed' | 'sent'
  /** Time of the last change (milliseconds since the epoch). */
  at: number
}

const storageKey = 'inquiry-attempts'

/** Lifetime of an attempt (milliseconds), the same as that of a draft. */
const lifetime = 24 * 60 * 60 * 1000

/** Returns the last attempt to send this inquiry, unless it is older than a day. */
export function attemptOf(inquiry: Inquiry): Attempt | undefined {
  return attempts()[fingerprint(inquiry)]
}

/**
 * Records that an inquiry is being sent.
 * @returns its id, which stays the same until it has been sent; the same text after that is a new inquiry
 */
export function beginAttempt(inquiry: Inquiry): string {
  const last = attemptOf(inquiry)
  const id = last && last.state !== 'sent' ? last.id : newId()
  record(inquiry, { id, state: 'unanswered' })
  return id
}

/** Records the outcome of an attempt. An inquiry that was sent stays so, even if a later attempt fails. */
export function endAttempt(inquiry: Inquiry, state: 'failed' | 'sent'): void {
  const last = attemptOf(inquiry)
  if (last?.state !== 'sent') record(inquiry, { id: last?.id ?? newId(), state })
}

function record(inquiry: Inquiry, attempt: Omit<Attempt, 'at'>): void {
  const noted = { ...attempts(), [fingerprint(inquiry)]: { ...attempt, at: Date.now() } }
  writeStored(storageKey, JSON.stringify(noted))
}

function attempts(): Record<string, Attempt> {
  try {
    const stored = Object.entries(
      JSON.parse(readStored(storageKey) ?? '{}') as Record<string, Attempt>,
    )
    const isRecent = ({ at }: Attempt) => at <= Date.now() && Date.now() - at < lifetime
    const recent = stored.filter(([, attempt]) => isRecent(attempt))
    if (recent.length === 0 && stored.length > 0) removeStored(storageKey)
    return Object.fromEntries(recent)
  } catch {
    return {}
  }
}

/**
 * Returns a hash that identifies an inquiry without storing its text, which must not be readable in the
 * browser afterwards. Two 32-bit FNV-1a hashes, of the text and of its reverse.
 */
function fingerprint(inquiry: Inquiry): string {
  const text = JSON.stringify(fieldNames.map((name) => inquiry[name].replaceAll('\r\n', '\n')))
  return [text, [...text].reverse().join('')].map((words) => hash(words).toString(36)).join('-')
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}
