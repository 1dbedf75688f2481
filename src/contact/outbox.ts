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

/** Time in which what one tab has stored reaches the others, also on a busy machine (milliseconds). */
const storageDelay = 10_000

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
    await runUnderLock(id, async () => {
      // Another tab may have sent the same words meanwhile.
      if (attemptOf(inquiry)?.state === 'sent') return
      answer = send(endpoint, { ...payload, inquiry_id: id })
      await inTime(answer)
      // Before the lock is free, since the tab that waits for it looks whether this one has succeeded.
      endAttempt(inquiry, 'sent')
      await markSent(id)
    })
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

/**
 * Runs a task once, under a lock, so that tabs send the same inquiry one after another; not at all when the
 * tab before this one has sent it.
 */
async function runUnderLock(id: string, task: () => Promise<void>): Promise<void> {
  const name = `inquiry-${id}`
  let run: Promise<void> | undefined
  const runOnce = () => {
    run ??= task()
    return run
  }
  // Locks are missing on pages without encryption or without storage; the task then runs without one.
  const { locks } = navigator
  const runNext = async () => {
    const { held } = await locks.query()
    if (held?.some((lock) => lock.name === sentMark(id))) run = Promise.resolve()
    await runOnce()
  }
  await locks
    ?.request(name, { ifAvailable: true }, (lock) => (lock ? runOnce() : undefined))
    .catch(() => undefined)
  if (!run) await locks?.request(name, runNext).catch(() => undefined)
  await runOnce()
}

const sentMark = (id: string): string => `sent-${id}`

/**
 * Tells other tabs that an inquiry has been sent, by a lock: they see it at once, unlike what is stored. It
 * is held until storage has told them.
 */
function markSent(id: string): Promise<void> {
  const { locks } = navigator
  return new Promise((resolve) => {
    const hold = async () => {
      resolve()
      await new Promise((release) => setTimeout(release, storageDelay))
    }
    // Nothing waits for the mark: where another tab holds it, the same inquiry is known to be sent.
    if (locks) locks.request(sentMark(id), { ifAvailable: true }, hold).catch(() => resolve())
    else resolve()
  })
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
