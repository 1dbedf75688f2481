import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { attemptOf } from './attempts'
import { forgetDraft, keepDraft, recallDraft } from './draft'
import { areEqual, fillEmpty, isEmpty, readInquiry } from './inquiry'
import { noteSent } from './outbox'

/**
 * Stores the values of a form until they are sent, and restores them into empty fields only: anything
 * typed before hydration is newer than the draft.
 * @param search query of the address, such as `?service=erp-integration`
 * @param services the services that exist
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  search: string,
  services: readonly { slug: string }[],
) {
  const [service, setService] = useState<string>()
  const [restored, setRestored] = useState(false)
  const [unanswered, setUnanswered] = useState(false)
  /** Time at which the form's values were typed (milliseconds since the epoch). */
  const writtenAt = useRef(0)
  /** Whether they were typed in this tab. */
  const typed = useRef(false)
  const existing = (slug: string | null | undefined) =>
    services.find((one) => one.slug === slug)?.slug
  const requested = existing(new URLSearchParams(search).get('service'))

  function look(): void {
    if (form.current) setUnanswered(attemptOf(readInquiry(form.current))?.state === 'unanswered')
  }

  function keep(about: string | undefined): void {
    if (!form.current) return
    writtenAt.current = Date.now()
    typed.current = true
    const inquiry = readInquiry(form.current)
    if (isEmpty(inquiry)) forgetDraft()
    else keepDraft({ inquiry, service: about })
    look()
  }

  function clear(): void {
    forgetDraft()
    form.current?.reset()
    setRestored(false)
    look()
  }

  function removeService(): void {
    setService(undefined)
    keep(undefined)
  }

  /** @returns whether the form's values were sent, from any tab, since the visitor typed them */
  const noticeSent = useEffectEvent(() => {
    if (!form.current) return false
    const inquiry = readInquiry(form.current)
    const attempt = attemptOf(inquiry)
    if (attempt?.state !== 'sent' || attempt.at < writtenAt.current) return false
    noteSent(inquiry, new Date(attempt.at))
    return true
  })

  const restore = useEffectEvent(() => {
    if (!form.current) return
    const draft = recallDraft()
    const about = requested ?? existing(draft?.service)
    setService(about)
    setRestored(fillEmpty(form.current, draft?.inquiry))
    look()
    const inquiry = readInquiry(form.current)
    if (draft && areEqual(inquiry, draft.inquiry)) writtenAt.current = draft.at
    // Typed before hydration or restored by the browser, so the time is unknown.
    else if (!isEmpty(inquiry) && !noticeSent()) keep(about)
  })

  const keepOnLeave = useEffectEvent(() => {
    // Another tab may have sent or deleted the draft meanwhile.
    const isLost = form.current && typed.current && !recallDraft()
    if (isLost && !noticeSent()) keep(service)
  })

  useLayoutEffect(() => restore(), [])

  useLayoutEffect(() => {
    if (requested) setService(requested)
  }, [requested])

  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    addEventListener('storage', () => noticeSent(), { signal })
    addEventListener('pagehide', () => keepOnLeave(), { signal })
    return () => end.abort()
  }, [])

  return {
    /** File name of the service that the inquiry is about; always undefined in the first render. */
    service,
    /** Whether the draft of an earlier visit was put into the form. */
    restored,
    /** Whether the inquiry was sent without an answer, and so may have arrived. */
    unanswered,
    /** Updates `unanswered`. To be called when an attempt to send has ended. */
    look,
    removeService,
    /** Stores the form's current values. To be called whenever the visitor changes something. */
    keep: () => keep(service),
    /** Empties the form and deletes the draft. */
    clear,
  }
}
