import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePageLanguage } from '../language/page-language'
import { preloadToasts } from '../layout/toasts'
import { useNavigation } from '../site/navigation'
import { accessKey, endpointOf } from './form-service'
import {
  controlOf,
  type FormControl,
  fieldNames,
  type Inquiry,
  inquiryText,
  mailLink,
  readInquiry,
} from './inquiry'
import { type Outbox, submitInquiry, useOutbox } from './outbox'
import { showControl } from './show-control'
import { useDraft } from './use-draft'
import { type FormSettings, useFormSettings } from './use-form-settings'
import { type Corrections, correctionOf, correctionsOf } from './validation'

/** Without an access key, the form opens an email program. */
export const opensEmail = accessKey === ''

/** Returns the form attributes for submission without script. */
export function targetOf({ email, form }: FormSettings['settings'], subject: string) {
  return opensEmail
    ? { action: mailLink(email, subject), encType: 'text/plain' }
    : { action: endpointOf(form) }
}

export interface Topic {
  slug: string
  title: string
}

/**
 * Runs the contact form. Uncontrolled inputs keep text typed before hydration.
 * @param search query, such as `?service=erp-integration`
 * @param offer offer of the last clicked call to action
 * @param further topics besides services, industries and solutions
 */
export function useContactForm(search: string, offer?: string, further: readonly Topic[] = []) {
  const { settings, interfaceWords } = useFormSettings()
  const { groups, industries, solutions } = useNavigation()
  const named = [...industries, ...solutions].map(({ slug, name }) => ({ slug, title: name }))
  const topics: Topic[] = [...groups.flatMap(({ services }) => services), ...named, ...further]
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasFocused = useRef(false)
  const outbox = useOutbox()
  const draft = useDraft(form, search, topics)
  /** State of the last attempt. It is `sending` or `failed` only if this tab sent the inquiry. */
  const lastState = useRef(outbox.state)
  const [isSent, setSent] = useState(false)
  const [corrections, setCorrections] = useState<Corrections>({})
  const [mailed, setMailed] = useState<Inquiry>()

  const service = topics.find(({ slug }) => slug === draft.service)
  const about = [settings.form.subject, service?.title, offer].filter(Boolean).join(': ')
  // Tells the company in which language to reply. Set only on translated pages.
  const { languageName } = usePageLanguage()
  const subject = languageName ? `${about} (${languageName})` : about
  const byHand = (outbox.state === 'failed' || opensEmail) && mailed

  useEffect(() => {
    // The form shows its own messages.
    if (form.current) form.current.noValidate = true
  }, [])

  const follow = useEffectEvent((sending: Outbox) => {
    if (sending.state === 'sent') {
      if (sending.id === draft.id.current) {
        if (/sending|failed/.test(lastState.current)) setSent(true)
        draft.clear()
      }
      setMailed(undefined)
    }
    if (sending.state === 'failed' && form.current) setMailed(readInquiry(form.current))
    lastState.current = sending.state
    draft.refresh()
    // The button lost the focus while it was disabled.
    if (sending.state !== 'sending' && wasFocused.current) {
      if (document.activeElement === document.body) button.current?.focus()
      wasFocused.current = false
    }
  })
  useEffect(() => follow(outbox), [outbox])

  function input({ target }: FormEvent<HTMLFormElement>): void {
    if (!form.current) return
    draft.keep()
    if (byHand) setMailed(readInquiry(form.current))
    const name = fieldNames.find((field) => field === (target as FormControl).name)
    if (name && corrections[name])
      setCorrections({
        ...corrections,
        [name]: correctionOf(target as FormControl, interfaceWords.form),
      })
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const found = correctionsOf(event.currentTarget, interfaceWords.form)
    // Render the messages first, so that screen readers announce them on focus.
    flushSync(() => setCorrections(found))
    const first = fieldNames.find((name) => found[name])
    const wrong = first && controlOf(event.currentTarget, first)
    if (wrong) {
      showControl(wrong)
      return
    }
    draft.keep()
    const inquiry = readInquiry(event.currentTarget)
    if (opensEmail) {
      setMailed(inquiry)
      const text = inquiryText(inquiry, interfaceWords.form, settings.budgets)
      location.href = mailLink(settings.email, subject, text)
      return
    }
    wasFocused.current = document.activeElement === button.current
    const trap = controlOf(event.currentTarget, 'botcheck')
    const trapped = trap instanceof HTMLInputElement && trap.checked
    const submission = { inquiry, subject, trapped, settings, words: interfaceWords }
    void submitInquiry({ id: draft.id.current, ...submission })
  }

  function writeAnother(): void {
    flushSync(() => setSent(false))
    if (form.current) controlOf(form.current, 'name')?.focus()
  }

  return {
    form,
    button,
    /** Whether the inquiry was sent and the visitor has not started another. */
    isSent,
    writeAnother,
    settings,
    words: interfaceWords,
    service,
    subject,
    outbox,
    corrections,
    byHand,
    draft,
    handlers: {
      onSubmit: submit,
      onInput: input,
      onFocus: () => preloadToasts(interfaceWords.toasts),
    },
  }
}
