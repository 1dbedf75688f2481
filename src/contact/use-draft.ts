import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { attemptOf } from './attempts'
import { type Draft, forgetDraft, keepDraft, recallDraft, wasSentSince } from './draft'
import { areEqual, fillEmpty, type Inquiry, isEmpty, readInquiry } from './inquiry'
import { noteSent } from './outbox'

export interface FormDraft {
  /** File name of the service that the inquiry is about; always undefined in the first render. */
  service: string | undefined
  /** Whether the draft of an earlier visit was put into the form. */
  restored: boolean
  /** Whether the inquiry was sent without an answer, and so may have arrived. */
  unanswered: boolean
  /** Updates `unanswered`. To be called when an attempt to send has ended. */
  look(): void
  chooseService(service: string | undefined): void
  /** Stores the form's current values. To be called whenever the visitor changes something. */
  keep(): void
  /** Empties the form and deletes the draft. */
  clear(): void
}

/**
 * Stores the values of a form until they are sent, and restores them into empty fields only: anything
 * typed before hydration is newer than the draft. A form that the visitor has not touched follows what
 * other tabs store and send.
 * @param search query of the address, such as `?service=erp-integration`
 * @param services file names of the services that exist
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  search: string,
  services: readonly string[],
): FormDraft {
  const [service, setService] = useState<string>()
  const [restored, setRestored] = useState(false)
  const [unanswered, setUnanswered] = useState(false)
  /** Time at which the form's values were typed (milliseconds since the epoch). */
  const writtenAt = useRef(0)
  /** Values put into the form from the draft; undefined once the visitor has changed them. */
  const shown = useRef<Inquiry>(undefined)
  const current = useRef<string>(undefined)

  const look = useCallback(() => {
    if (form.current) setUnanswered(attemptOf(readInquiry(form.current))?.state === 'unanswered')
  }, [form])

  const keep = useCallback(() => {
    if (!form.current) return
    writtenAt.current = Date.now()
    shown.current = undefined
    const inquiry = readInquiry(form.current)
    if (isEmpty(inquiry)) forgetDraft()
    else keepDraft({ inquiry, service: current.current })
    look()
  }, [form, look])

  const chooseService = useCallback((chosen: string | undefined) => {
    current.current = chosen
    setService(chosen)
  }, [])

  /** Puts the draft into empty fields. */
  const show = useCallback(
    (element: HTMLFormElement, draft: Draft | undefined) => {
      setRestored(fillEmpty(element, draft?.inquiry))
      shown.current = readInquiry(element)
      if (draft) writtenAt.current = draft.savedAt
      look()
    },
    [look],
  )

  const clear = useCallback(() => {
    forgetDraft()
    form.current?.reset()
    if (form.current) show(form.current, undefined)
  }, [form, show])

  /** @returns whether the form's values were sent, from any tab, since the visitor typed them */
  const noticeSent = useCallback((element: HTMLFormElement) => {
    const inquiry = readInquiry(element)
    const attempt = attemptOf(inquiry)
    if (!attempt || !wasSentSince(inquiry, writtenAt.current)) return false
    noteSent(inquiry, new Date(attempt.at))
    return true
  }, [])

  useLayoutEffect(() => {
    if (!form.current) return
    const draft = recallDraft()
    chooseService(existingService(services, draft?.service))
    show(form.current, draft)
    const inquiry = readInquiry(form.current)
    const isDraft = isEmpty(inquiry) || (draft && areEqual(inquiry, draft.inquiry))
    if (isDraft) return
    // Typed before hydration or restored by the browser, so the time is unknown.
    writtenAt.current = 0
    if (!noticeSent(form.current)) keep()
  }, [form, keep, show, noticeSent, chooseService, services])

  useLayoutEffect(() => {
    const requested = existingService(services, new URLSearchParams(search).get('service'))
    if (requested) chooseService(requested)
  }, [search, services, chooseService])

  useEffect(() => {
    const isShown = (element: HTMLFormElement) =>
      shown.current && areEqual(readInquiry(element), shown.current)
    const followOtherTabs = () => {
      const { current: element } = form
      if (!element || noticeSent(element)) return
      if (isShown(element)) {
        element.reset()
        show(element, recallDraft())
      } else look()
    }
    // Stores the values again on leaving: another tab may have deleted or replaced the draft meanwhile.
    const keepOnLeave = () => {
      const { current: element } = form
      if (!element || isEmpty(readInquiry(element)) || isShown(element)) return
      if (!wasSentSince(readInquiry(element), writtenAt.current)) keep()
    }
    addEventListener('storage', followOtherTabs)
    // A page restored from the back/forward cache has missed all storage events.
    addEventListener('pageshow', followOtherTabs)
    addEventListener('pagehide', keepOnLeave)
    return () => {
      removeEventListener('storage', followOtherTabs)
      removeEventListener('pageshow', followOtherTabs)
      removeEventListener('pagehide', keepOnLeave)
    }
  }, [form, keep, look, show, noticeSent])

  return { service, restored, unanswered, look, chooseService, keep, clear }
}

function existingService(services: readonly string[], service: string | null | undefined) {
  return services.find((slug) => slug === service)
}
