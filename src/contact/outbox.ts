/**
 * Store for the inquiry that is being sent. Global rather than part of the form, so that a change of page
 * neither cancels it nor lets it be sent twice.
 */
import { useSyncExternalStore } from 'react'
import { track } from '../analytics/track'
import { notify } from '../layout/toasts'
import { fillWords } from '../site/interface-words'
import { markSent, markUnanswered } from './draft'
import { accessKey, endpointOf } from './form-service'
import { budgetOf, type Inquiry, inquiryText, mailLink } from './inquiry'
import { inTime, NoAnswer, send } from './send'
import type { FormSettings, FormWords } from './use-form-settings'

/** `id` is that of the inquiry; `announced` says whether a toast has shown the failure. */
export type Outbox =
  | { state: 'idle' | 'sending'; id: string }
  | { state: 'sent'; id: string; at: Date }
  | { state: 'failed'; id: string; announced: boolean }

interface Submission {
  /** The same however often the inquiry is sent. */
  id: string
  inquiry: Inquiry
  subject: string
  /** Whether the spam trap was ticked. */
  trapped: boolean
  settings: Pick<FormSettings['settings'], 'email' | 'replyPromise' | 'form' | 'budgets'>
  words: FormWords
}

const idle: Outbox = { state: 'idle', id: '' }
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
export function noteSent(id: string, at: Date): void {
  if (outbox.state !== 'sending') setOutbox({ state: 'sent', id, at })
}

/** Sends an inquiry, unless one is being sent. A toast reports the outcome. */
export async function ship(submission: Submission): Promise<void> {
  if (outbox.state === 'sending') return
  const { id, inquiry, subject, trapped, settings } = submission
  setOutbox({ state: 'sending', id })
  markUnanswered(id, true)
  let answer: Promise<void> | undefined
  try {
    answer = send(endpointOf(settings.form), {
      access_key: accessKey,
      ...inquiry,
      budget: budgetOf(inquiry.budget, settings.budgets)?.sent ?? '',
      subject,
      // The service rejects an inquiry with a ticked trap.
      ...(trapped && { botcheck: true }),
      inquiry_id: id,
    })
    await inTime(answer)
    arrive(submission)
  } catch (error) {
    // An answer after the timeout still counts.
    if (error instanceof NoAnswer) answer?.then(() => arrive(submission)).catch(() => undefined)
    else {
      // On unload, requests fail although the browser may still complete them, so the outcome is unknown.
      // A page that unloads never gets past this timer, and does not record a failure.
      await new Promise((resolve) => setTimeout(resolve))
      markUnanswered(id, false)
    }
    await fail(submission, error)
  }
}

function arrive({ id, settings, words: { toasts } }: Submission): void {
  markSent(id)
  const isThis = outbox.id === id
  if (isThis && outbox.state === 'sent') return
  track('Inquiry sent')
  if (isThis || outbox.state !== 'sending') setOutbox({ state: 'sent', id, at: new Date() })
  const text = fillWords(toasts.reply, { time: settings.replyPromise })
  void notify({ kind: 'success', title: toasts.sent, text }, toasts)
}

async function fail(submission: Submission, error: unknown): Promise<void> {
  const { id, inquiry, subject, settings, words } = submission
  // An earlier attempt has been confirmed meanwhile.
  if (outbox.id === id && outbox.state === 'sent') return
  console.error('Failed to send message', error)
  const failed = { state: 'failed', id, announced: true } as const
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
