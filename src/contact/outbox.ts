/**
 * The one inquiry on its way. It belongs to the site rather than to the form, so that changing the
 * page neither stops it nor lets it be sent twice.
 */
import { useSyncExternalStore } from 'react'
import { notify, type Toast } from '../layout/toasts'
import { attemptOf, beginAttempt, endAttempt } from './attempts'
import { forgetDraft } from './draft'
import { areEqual, type Inquiry } from './inquiry'
import { inTime, NoAnswer, type Payload, send } from './send'

export type Outbox =
  | { state: 'idle' }
  | { state: 'sending'; inquiry: Inquiry }
  | { state: 'sent'; inquiry: Inquiry; at: Date }
  /** `reason` is the service's own, for those who can use it. */
  | { state: 'failed'; inquiry: Inquiry; reason: string; announced: boolean }

export interface Shipment {
  endpoint: string
  payload: Omit<Payload, 'inquiry_id'>
  inquiry: Inquiry
  toasts: { success: Toast; failure: Toast }
}

const idle: Outbox = { state: 'idle' }
let outbox: Outbox = idle
const listeners = new Set<() => void>()

function become(next: Outbox): void {
  outbox = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where the inquiry is now; the component renders again whenever that changes. */
export function useOutbox(): Outbox {
  return useSyncExternalStore(
    subscribe,
    () => outbox,
    () => idle,
  )
}

/** Notes that these words have left, from another tab perhaps. What is on its way finds out by itself. */
export function noteSent(inquiry: Inquiry, at: Date): void {
  if (outbox.state !== 'sending') become({ state: 'sent', inquiry, at })
}

/** Sends an inquiry, unless one is on its way. The notice says how it ended. */
export async function ship(shipment: Shipment): Promise<void> {
  if (outbox.state === 'sending') return
  const { endpoint, payload, inquiry } = shipment
  become({ state: 'sending', inquiry })
  const id = beginAttempt(inquiry)
  let answer: Promise<void> | undefined
  try {
    await inTurn(id, async () => {
      // Another tab may have sent the same words meanwhile.
      if (attemptOf(inquiry)?.state === 'sent') return
      answer = send(endpoint, { ...payload, inquiry_id: id })
      await inTime(answer)
    })
    arrive(shipment)
  } catch (error) {
    // A late answer is an answer.
    if (error instanceof NoAnswer) answer?.then(() => arrive(shipment)).catch(() => undefined)
    else {
      // A page that is being left breaks its requests off, though the browser may still finish them:
      // nothing is known then, and such a page comes no further than here.
      await new Promise((resolve) => setTimeout(resolve))
      endAttempt(inquiry, 'failed')
    }
    await fail(shipment, error)
  }
}

/** Tabs send the same inquiry one after another. */
async function inTurn(id: string, task: () => Promise<void>): Promise<void> {
  let run: Promise<void> | undefined
  const runOnce = () => {
    run ??= task()
    return run
  }
  // There are no locks on pages without encryption, or where storage is closed: it is sent all the same.
  await navigator.locks?.request(`inquiry-${id}`, runOnce).catch(() => undefined)
  await runOnce()
}

function arrive({ inquiry, toasts }: Shipment): void {
  endAttempt(inquiry, 'sent')
  forgetDraft(inquiry)
  const isThis = outbox.state !== 'idle' && areEqual(outbox.inquiry, inquiry)
  if (isThis && outbox.state === 'sent') return
  if (isThis || outbox.state !== 'sending') become({ state: 'sent', inquiry, at: new Date() })
  void notify(toasts.success)
}

async function fail({ inquiry, toasts }: Shipment, error: unknown): Promise<void> {
  // The answer to an earlier try has come meanwhile.
  if (attemptOf(inquiry)?.state === 'sent') return
  console.error('Failed to send message', error)
  const reason = error instanceof Error ? error.message : String(error)
  const failed = { state: 'failed', inquiry, reason, announced: true } as const
  become(failed)
  const shown = await notify(toasts.failure)
  // The notices could not be loaded, perhaps for the same reason: the form says it instead.
  if (!shown && outbox === failed) become({ ...failed, announced: false })
}
