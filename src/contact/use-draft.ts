import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { forgetDraft, keepDraft, recallDraft, sentAt } from './draft'
import { fillEmpty, readInquiry } from './inquiry'
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
  /** Id of the inquiry in the form; empty without one. */
  const id = useRef('')
  const existing = (slug: string | null | undefined) =>
    services.find((one) => one.slug === slug)?.slug
  const requested = existing(new URLSearchParams(search).get('service'))

  function look(): void {
    const draft = recallDraft()
    setUnanswered(draft?.id === id.current && draft.unanswered)
  }

  function keep(about: string | undefined): void {
    if (!form.current) return
    id.current = keepDraft(readInquiry(form.current), about)
    look()
  }

  function clear(): void {
    forgetDraft()
    id.current = ''
    form.current?.reset()
    setRestored(false)
    look()
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
    // There may also be words that were typed before hydration or restored by the browser.
    keep(about)
  })

  const noticeSent = useEffectEvent(() => {
    const at = sentAt(id.current)
    if (at) noteSent(id.current, at)
  })

  const keepOnLeave = useEffectEvent(() => {
    // Another tab may have sent another inquiry meanwhile, and so deleted the draft that was in place of this one.
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
    /** Id of the inquiry in the form, from which it is told apart from others. */
    id,
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
