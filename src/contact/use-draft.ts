import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { discardDraft, readDraft, sentAt, storeDraft } from './draft'
import { fillEmpty, readInquiry } from './inquiry'
import { recordSent } from './outbox'

/**
 * Stores the values of a form until they are sent. Restores only empty fields:
 * text typed before hydration is newer.
 * @param search query, such as `?service=erp-integration`
 * @param services topics that the form accepts
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
    const draft = readDraft()
    setUnanswered(draft?.id === id.current && draft.unanswered)
  }

  function keep(about: string | undefined): void {
    if (!form.current) return
    id.current = storeDraft(readInquiry(form.current), about)
    refresh()
  }

  function clear(): void {
    discardDraft()
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
    const draft = readDraft()
    const about = asked ?? existing(draft?.service)
    setService(about)
    const filled = fillEmpty(form.current, draft?.inquiry)
    setRestored((before) => before || filled)
    // The form may have text typed before hydration or restored by the browser.
    keep(about)
  })

  const noticeSent = useEffectEvent(() => {
    const at = sentAt(id.current)
    if (at) recordSent(id.current, at)
  })

  const keepOnLeave = useEffectEvent(() => {
    // Another tab may have replaced this draft with its own, sent that draft and deleted it.
    if (!readDraft() && !sentAt(id.current)) keep(service)
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
    /** Id of the inquiry in the form; empty if the form is empty. */
    id,
    /** Undefined in the first render. */
    service,
    restored,
    unanswered,
    /** Updates `unanswered`. Call it after each attempt to send. */
    refresh,
    removeService,
    /** Stores the form values. Call it on every change. */
    keep: () => keep(service),
    clear,
  }
}
