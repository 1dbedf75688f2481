/**
 * The one inquiry on its way. It belongs to the site rather than to the form, so that changing the
 * page neither stops it nor lets it be sent twice.
 */
import { useSyncExternalStore } from 'react'
import { type Notice, notify } from '../components/notices'
import { forgetDraft } from './draft'
import type { Inquiry } from './inquiry'
import { type Payload, send } from './send'

export type Outbox =
  | { state: 'idle' }
  | { state: 'sending'; inquiry: Inquiry }
  | { state: 'sent'; inquiry: Inquiry; at: Date }
  /** `reason` is the service's own, for those who can use it. */
  | { state: 'failed'; inquiry: Inquiry; reason: string; announced: boolean }

export interface Shipment {
  endpoint: string
  payload: Payload
  inquiry: Inquiry
  notices: { success: Notice; failure: Notice }
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

/** Sends an inquiry, unless one is on its way. The notice says how it ended. */
export async function ship({ endpoint, payload, inquiry, notices }: Shipment): Promise<void> {
  if (outbox.state === 'sending') return
  become({ state: 'sending', inquiry })
  try {
    await send(endpoint, payload)
  } catch (error) {
    console.error('Failed to send message', error)
    const reason = error instanceof Error ? error.message : String(error)
    become({ state: 'failed', inquiry, reason, announced: true })
    const shown = await notify(notices.failure)
    // The notices could not be loaded, perhaps for the same reason: the form says it instead.
    if (!shown) become({ state: 'failed', inquiry, reason, announced: false })
    return
  }
  forgetDraft(inquiry)
  become({ state: 'sent', inquiry, at: new Date() })
  await notify(notices.success)
}
