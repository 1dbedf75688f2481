import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { forgetDraft, keepDraft, recallDraft, sentAt } from './draft'
import { fillEmpty, readInquiry } from './inquiry'
import { noteSent } from './outbox'

/**
 * Stores the values of a form until they are sent. Restores them only to empty fields, because text typed before hydration
 * is newer than the draft.
 * @param search query of the address, such as `?service=erp-integration`
 * @param services existing topics
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  search: string,
  services: readonly { slug: string }[],
) {
  const [service, setService] = useState<string>()
  const [restored, setRestored] = useState(false)
  const [unanswered, setUnanswered] = useState(false)
  const id = useRef('')
  const existing = (slug: string | null | undefined) =>
    services.find((service) => service.slug === slug)?.slug
  const requested = existing(new URLSearchParams(search).get('service'))

  function refresh(): void {
    const draft = recallDraft()
    setUnanswered(draft?.id === id.current && draft.unanswered)
  }

  function keep(about: string | undefined): void {
    if (!form.current) return
    id.current = keepDraft(readInquiry(form.current), about)
    refresh()
  }

  function clear(): void {
    forgetDraft()
    id.current = ''
    form.current?.reset()
    setRestored(false)
    refresh()
  }

  function removeService(): void {
    setService(undefined)
    keep(undefined)
  }

  const restore = useEffectEvent((asked: string | undefined) => {
    if (!form.current) return
    const draft = recallDraft()
    const about = asked ?? existing(draft?.service)
    setService(about)
    const filled = fillEmpty(form.current, draft?.inquiry)
    setRestored((before) => before || filled)
    // The form may also have text that was typed before hydration or restored by the browser.
    keep(about)
  })

  const noticeSent = useEffectEvent(() => {
    const at = sentAt(id.current)
    if (at) noteSent(id.current, at)
  })

  const keepOnLeave = useEffectEvent(() => {
    // Another tab may have replaced this draft, sent its own inquiry and deleted the draft.
    if (!recallDraft() && !sentAt(id.current)) keep(service)
  })

  useLayoutEffect(() => restore(requested), [requested])

  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    addEventListener('storage', () => noticeSent(), { signal })
    addEventListener('pagehide', () => keepOnLeave(), { signal })
    return () => end.abort()
  }, [])

  return {
    /** Ref to the id of the inquiry in the form. Empty if the form is empty. */
    id,
    /** Slug of the inquiry's service. Undefined in the first render. */
    service,
    restored,
    /** Whether the inquiry was sent without an answer. It may have arrived. */
    unanswered,
    /** Updates `unanswered`. Call it when an attempt to send has ended. */
    refresh,
    removeService,
    /** Stores the current form values. Call it on every change. */
    keep: () => keep(service),
    clear,
  }
}
