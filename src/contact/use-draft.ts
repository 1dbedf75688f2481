import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { attemptOf } from './attempts'
import { type Draft, forgetDraft, keepDraft, recallDraft, wasSentSince } from './draft'
import { areEqual, fillEmpty, type Inquiry, isEmpty, readInquiry } from './inquiry'
import { noteSent } from './outbox'

export interface FormDraft {
  /** File name of the service that the inquiry is about; the first render never knows it. */
  service: string | undefined
  /** Whether words from an earlier visit were put into the form. */
  restored: boolean
  /** Whether these words were sent without an answer: they may have arrived. */
  unanswered: boolean
  /** Looks again whether they were. To be called when an attempt to send them has ended. */
  look(): void
  chooseService(service: string | undefined): void
  /** Keeps what stands in the form now. To be called whenever the visitor changes something. */
  keep(): void
  /** Empties the form and forgets the draft. */
  clear(): void
}

/**
 * Keeps the words of a form until they were sent, and puts them back into fields that are empty:
 * what a visitor typed before the scripts arrived is newer than the draft. A form that the visitor
 * has not touched follows what other tabs keep and send.
 * @param search the address's query, such as `?service=erp-integration`
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
  /** When the words of the form were written. */
  const writtenAt = useRef(0)
  /** What was put into the form from the draft; undefined once the visitor has changed it. */
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

  /** Shows the draft in the fields that are empty. */
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

  /** @returns whether the words of the form have left since the visitor wrote them, from any tab */
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
    chooseService(known(services, draft?.service))
    show(form.current, draft)
    const inquiry = readInquiry(form.current)
    const isDraft = isEmpty(inquiry) || (draft && areEqual(inquiry, draft.inquiry))
    if (isDraft) return
    // Typed before the scripts arrived, or put back by the browser: nobody knows when.
    writtenAt.current = 0
    if (!noticeSent(form.current)) keep()
  }, [form, keep, show, noticeSent, chooseService, services])

  useLayoutEffect(() => {
    const asked = known(services, new URLSearchParams(search).get('service'))
    if (asked) chooseService(asked)
  }, [search, services, chooseService])

  useEffect(() => {
    const isShown = (element: HTMLFormElement) =>
      shown.current && areEqual(readInquiry(element), shown.current)
    const follow = () => {
      const { current: element } = form
      if (!element || noticeSent(element)) return
      if (isShown(element)) {
        element.reset()
        show(element, recallDraft())
      } else look()
    }
    // Another tab may have emptied the draft, or kept its own, after this one was typed.
    const leave = () => {
      const { current: element } = form
      if (!element || isEmpty(readInquiry(element)) || isShown(element)) return
      if (!wasSentSince(readInquiry(element), writtenAt.current)) keep()
    }
    addEventListener('storage', follow)
    // A page that comes back as it was left has heard nothing meanwhile.
    addEventListener('pageshow', follow)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('storage', follow)
      removeEventListener('pageshow', follow)
      removeEventListener('pagehide', leave)
    }
  }, [form, keep, look, show, noticeSent])

  return { service, restored, unanswered, look, chooseService, keep, clear }
}

function known(services: readonly string[], service: string | null | undefined) {
  return services.find((slug) => slug === service)
}
