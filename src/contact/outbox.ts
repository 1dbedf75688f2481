/**
 * Store for the inquiry that is being sent. It is global: navigation
 * must not cancel the inquiry or let visitors send it twice.
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

/** `announced`: whether a toast has reported the failure. */
export type Outbox =
  | { state: 'idle' | 'sending'; id: string }
  | { state: 'sent'; id: string; at: Date }
  | { state: 'failed'; id: string; announced: boolean }

interface Submission {
  /** Stays the same when the inquiry is sent again. */
  id: string
  inquiry: Inquiry
  subject: string
  /** Whether the spam trap is checked. */
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

/** Returns the current state of the outbox. */
export function useOutbox(): Outbox {
  return useSyncExternalStore(
    subscribe,
    () => outbox,
    () => idle,
  )
}

/** Records that another tab has sent an inquiry, unless this tab is sending. */
export function recordSent(id: string, at: Date): void {
  if (outbox.state !== 'sending') setOutbox({ state: 'sent', id, at })
}

/** Sends an inquiry unless another is being sent. Then shows a toast. */
export async function submitInquiry(submission: Submission): Promise<void> {
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
      // The form service rejects inquiries with a checked trap.
      ...(trapped && { botcheck: true }),
      inquiry_id: id,
    })
    await inTime(answer)
    succeed(submission)
  } catch (error) {
    // A confirmation after the timeout still counts.
    if (error instanceof NoAnswer) answer?.then(() => succeed(submission)).catch(() => undefined)
    else {
      // On unload, requests fail although the browser may complete them. An
      // unloading page does not get past this timer, so it records no failure.
      await new Promise((resolve) => setTimeout(resolve))
      markUnanswered(id, false)
    }
    await fail(submission, error)
  }
}

function succeed({ id, settings, words: { toasts } }: Submission): void {
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
  // The toast failed to load. Show the failure in the form.
  if (!shown && outbox === failed) setOutbox({ ...failed, announced: false })
}
