import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Draft, forgetDraft, keepDraft, recallDraft } from './draft'
import { controlOf, fieldNames, type Inquiry, isEmpty, readInquiry } from './inquiry'

export interface FormDraft {
  /** File name of the service that the inquiry is about; the first render never knows it. */
  service: string | undefined
  /** Whether words from an earlier visit were put into the form. */
  restored: boolean
  chooseService(service: string | undefined): void
  /** Keeps what stands in the form now. To be called whenever the visitor changes something. */
  keep(): void
  /** Empties the form and forgets the draft. */
  clear(): void
}

/**
 * Keeps the words of a form until they were sent, and puts them back into fields that are empty:
 * what a visitor typed before the scripts arrived is newer than the draft.
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
  const touched = useRef(false)
  const current = useRef<string>(undefined)

  const keep = useCallback(() => {
    if (!form.current) return
    touched.current = true
    const inquiry = readInquiry(form.current)
    if (isEmpty(inquiry)) forgetDraft()
    else keepDraft({ inquiry, service: current.current })
  }, [form])

  const chooseService = useCallback((chosen: string | undefined) => {
    current.current = chosen
    setService(chosen)
  }, [])

  useLayoutEffect(() => {
    const draft = recallDraft()
    if (!form.current) return
    chooseService(known(services, draft?.service))
    setRestored(restore(form.current, draft))
    if (!isEmpty(readInquiry(form.current))) keep()
    touched.current = false
  }, [form, keep, chooseService, services])

  useLayoutEffect(() => {
    const asked = known(services, new URLSearchParams(search).get('service'))
    if (asked) chooseService(asked)
  }, [search, services, chooseService])

  // Another tab may have sent its inquiry, and emptied the draft, after this one was typed.
  useEffect(() => {
    const keepTouched = () => {
      if (touched.current) keep()
    }
    addEventListener('pagehide', keepTouched)
    return () => removeEventListener('pagehide', keepTouched)
  }, [keep])

  const clear = useCallback(() => {
    form.current?.reset()
    touched.current = false
    setRestored(false)
    forgetDraft()
  }, [form])

  return { service, restored, chooseService, keep, clear }
}

function known(services: readonly string[], service: string | null | undefined) {
  return services.find((slug) => slug === service)
}

/** @returns whether a field was filled */
function restore(form: HTMLFormElement, draft: Draft | undefined): boolean {
  const inquiry: Partial<Inquiry> = draft?.inquiry ?? {}
  const filled = fieldNames.filter((name) => {
    const control = controlOf(form, name)
    const words = inquiry[name]
    if (!control || !words || control.value !== '') return false
    control.value = words
    return control.value !== ''
  })
  return filled.length > 0
}
