/**
 * Store for the inquiry that is being sent. Global rather than part of the form, so that a change of page
 * neither cancels it nor lets it be sent twice.
 */
import { useSyncExternalStore } from 'react'
import { notify, type Toast, type ToastWords } from '../layout/toasts'
import { attemptOf, beginAttempt, endAttempt } from './attempts'
import { forgetDraft } from './draft'
import { areEqual, type Inquiry } from './inquiry'
import { inTime, NoAnswer, type Payload, send } from './send'

export type Outbox =
  | { state: 'idle' }
  | { state: 'sending'; inquiry: Inquiry }
  | { state: 'sent'; inquiry: Inquiry; at: Date }
  /** `reason` is the form service's own message; `announced` says whether a toast has shown the failure. */
  | { state: 'failed'; inquiry: Inquiry; reason: string; announced: boolean }

export interface Shipment {
  endpoint: string
  payload: Omit<Payload, 'inquiry_id'>
  inquiry: Inquiry
  /** Functions, so that nothing which could throw runs before the inquiry is posted. */
  toasts: { success: () => Toast; failure: () => Toast; words: ToastWords }
}

const idle: Outbox = { state: 'idle' }
let outbox: Outbox = idle
const listeners = new Set<() => void>()

function setOutbox(next: Outbox): void {
  outbox = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the state of the outbox; the component re-renders whenever it changes. */
export function useOutbox(): Outbox {
  return useSyncExternalStore(
    subscribe,
    () => outbox,
    () => idle,
  )
}

/** Records that an inquiry was sent, such as from another tab. A send in progress finds out by itself. */
export function noteSent(inquiry: Inquiry, at: Date): void {
  if (outbox.state !== 'sending') setOutbox({ state: 'sent', inquiry, at })
}

/** Sends an inquiry, unless one is being sent. A toast reports the outcome. */
export async function ship(shipment: Shipment): Promise<void> {
  if (outbox.state === 'sending') return
  const { endpoint, payload, inquiry } = shipment
  setOutbox({ state: 'sending', inquiry })
  let answer: Promise<void> | undefined
  try {
    const id = beginAttempt(inquiry)
    answer = send(endpoint, { ...payload, inquiry_id: id })
    await inTime(answer)
    arrive(shipment)
  } catch (error) {
    // An answer after the timeout still counts.
    if (error instanceof NoAnswer) answer?.then(() => arrive(shipment)).catch(() => undefined)
    else {
      // On unload, requests fail although the browser may still complete them, so the outcome is unknown.
      // A page that unloads never gets past this timer, and does not record a failure.
      await new Promise((resolve) => setTimeout(resolve))
      endAttempt(inquiry, 'failed')
    }
    await fail(shipment, error)
  }
}

function arrive({ inquiry, toasts }: Shipment): void {
  endAttempt(inquiry, 'sent')
  forgetDraft(inquiry)
  const isThis = outbox.state !== 'idle' && areEqual(outbox.inquiry, inquiry)
  if (isThis && outbox.state === 'sent') return
  if (isThis || outbox.state !== 'sending') setOutbox({ state: 'sent', inquiry, at: new Date() })
  void notify(toasts.success(), toasts.words)
}

async function fail({ inquiry, toasts }: Shipment, error: unknown): Promise<void> {
  // An earlier attempt has been confirmed meanwhile.
  if (attemptOf(inquiry)?.state === 'sent') return
  console.error('Failed to send message', error)
  const reason = error instanceof Error ? error.message : String(error)
  const failed = { state: 'failed', inquiry, reason, announced: true } as const
  setOutbox(failed)
  const shown = await notify(toasts.failure(), toasts.words)
  // The toast could not be loaded, perhaps for the same reason, so the form shows the failure.
  if (!shown && outbox === failed) setOutbox({ ...failed, announced: false })
}
