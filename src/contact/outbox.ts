/**
 * Store for the inquiry that is being sent. Global rather than part of the form, so that a change of page
 * neither cancels it nor lets it be sent twice.
 */
import { useSyncExternalStore } from 'react'
import { notify } from '../layout/toasts'
import { fillWords } from '../site/interface-words'
import { attemptOf, beginAttempt, endAttempt } from './attempts'
import { forgetDraft } from './draft'
import { accessKey, endpointOf } from './form-service'
import { areEqual, budgetOf, type Inquiry, inquiryText, mailLink } from './inquiry'
import { inTime, NoAnswer, send } from './send'
import type { FormSettings, FormWords } from './use-form-settings'

export type Outbox =
  | { state: 'idle' }
  | { state: 'sending'; inquiry: Inquiry }
  | { state: 'sent'; inquiry: Inquiry; at: Date }
  /** `reason` is the form service's own message; `announced` says whether a toast has shown the failure. */
  | { state: 'failed'; inquiry: Inquiry; reason: string; announced: boolean }

interface Shipment {
  inquiry: Inquiry
  subject: string
  /** Whether the spam trap was ticked. */
  trapped: boolean
  settings: Pick<FormSettings['settings'], 'email' | 'replyPromise' | 'form' | 'budgets'>
  words: FormWords
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
  const { inquiry, subject, trapped, settings } = shipment
  setOutbox({ state: 'sending', inquiry })
  let answer: Promise<void> | undefined
  try {
    answer = send(endpointOf(settings.form), {
      access_key: accessKey,
      ...inquiry,
      budget: budgetOf(inquiry.budget, settings.budgets)?.sent ?? '',
      subject,
      ...(trapped && { botcheck: true }),
      inquiry_id: beginAttempt(inquiry),
    })
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

function arrive({ inquiry, settings, words: { toasts } }: Shipment): void {
  endAttempt(inquiry, 'sent')
  forgetDraft(inquiry)
  const isThis = outbox.state !== 'idle' && areEqual(outbox.inquiry, inquiry)
  if (isThis && outbox.state === 'sent') return
  if (isThis || outbox.state !== 'sending') setOutbox({ state: 'sent', inquiry, at: new Date() })
  const text = fillWords(toasts.reply, { time: settings.replyPromise })
  void notify({ kind: 'success', title: toasts.sent, text }, toasts)
}

async function fail(shipment: Shipment, error: unknown): Promise<void> {
  const { inquiry, subject, settings, words } = shipment
  // An earlier attempt has been confirmed meanwhile.
  if (attemptOf(inquiry)?.state === 'sent') return
  console.error('Failed to send message', error)
  const reason = error instanceof Error ? error.message : String(error)
  const failed = { state: 'failed', inquiry, reason, announced: true } as const
  setOutbox(failed)
  const { form, toasts } = words
  const message = inquiryText(inquiry, form, settings.budgets)
  const email = { label: toasts.sendEmail, href: mailLink(settings.email, subject, message) }
  const text = fillWords(toasts.retry, { email: settings.email })
  const toast = { kind: 'failure', title: toasts.failed, text, actions: [email] } as const
  const shown = await notify(toast, toasts)
  // The toast could not be loaded, perhaps for the same reason, so the form shows the failure.
  if (!shown && outbox === failed) setOutbox({ ...failed, announced: false })
}
