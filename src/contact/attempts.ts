/**
 * Which words were sent, and how that ended: kept for all tabs, so that one inquiry has one identity,
 * however often, from whichever tab and after whatever failure it is sent.
 */
import { fieldNames, type Inquiry } from './inquiry'
import { readStored, removeStored, writeStored } from './storage'

export interface Attempt {
  /** Goes with the inquiry: whoever receives it twice recognises it. */
  id: string
  /** `unanswered` as long as nobody knows: it is on its way, or no answer came back. */
  state: 'unanswered' | 'failed' | 'sent'
  /** When that was noted (milliseconds of the epoch). */
  at: number
}

const storageKey = 'inquiry-attempts'

/** As long as a draft. */
const lifetime = 24 * 60 * 60 * 1000

/** The last attempt to send these words, unless it is older than a day. */
export function attemptOf(inquiry: Inquiry): Attempt | undefined {
  return attempts()[fingerprint(inquiry)]
}

/**
 * Notes that words are being sent.
 * @returns their id: the same until they have arrived; the same words written once more are another inquiry
 */
export function beginAttempt(inquiry: Inquiry): string {
  const last = attemptOf(inquiry)
  const id = last && last.state !== 'sent' ? last.id : newId()
  note(inquiry, { id, state: 'unanswered' })
  return id
}

/** Notes how an attempt ended. What has arrived has not failed, whatever another try says. */
export function endAttempt(inquiry: Inquiry, state: 'failed' | 'sent'): void {
  const last = attemptOf(inquiry)
  if (last?.state !== 'sent') note(inquiry, { id: last?.id ?? newId(), state })
}

function note(inquiry: Inquiry, attempt: Omit<Attempt, 'at'>): void {
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

/** 128 random bits. `crypto.randomUUID` is missing where a site is served without encryption. */
function newId(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4))
  return [...parts].map((part) => part.toString(36).padStart(7, '0')).join('')
}

/**
 * Tells words apart without keeping them: what was sent is not to be read in the browser afterwards.
 * Two 32-bit FNV-1a hashes, of the words and of their reverse.
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
