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
  subjectLine,
} from './inquiry'
import { type Outbox, ship, useOutbox } from './outbox'
import { showControl } from './show-control'
import { useDraft } from './use-draft'
import { type FormSettings, useFormSettings } from './use-form-settings'
import { type Corrections, correctionOf, correctionsOf } from './validation'

/** Whether the form opens an email program: without a key nothing can be posted. */
export const byMail = accessKey === ''

/** Returns the form's attributes for submission without script, to the form service or an email program. */
export function targetOf({ email, form }: FormSettings['settings'], subject: string) {
  return byMail
    ? { action: mailLink(email, subject), encType: 'text/plain' }
    : { action: endpointOf(form) }
}

/** What an inquiry may be about, by file name. */
export interface Topic {
  slug: string
  title: string
}

/** Returns the services, industries and solutions. */
function useTopics(): Topic[] {
  const { groups, industries, solutions } = useNavigation()
  const named = [...industries, ...solutions].map(({ slug, name }) => ({ slug, title: name }))
  return [...groups.flatMap(({ services }) => services), ...named]
}

/**
 * Runs the contact form. Its controls are uncontrolled, so that nothing typed before hydration is lost.
 * @param search query of the address, which may name a service
 * @param offer what the visitor's last press asked for
 * @param further topics besides services, industries and solutions
 */
export function useContactForm(search: string, offer?: string, further: readonly Topic[] = []) {
  const { settings, interfaceWords } = useFormSettings()
  const topics = [...useTopics(), ...further]
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  const outbox = useOutbox()
  const draft = useDraft(form, search, topics)
  /** State of the outbox before its last change: neither `sending` nor `failed` if another tab sent the inquiry. */
  const lastState = useRef(outbox.state)
  const [isSent, setSent] = useState(false)
  const [corrections, setCorrections] = useState<Corrections>({})
  // The inquiry to offer as an email, once the visitor needs that.
  const [mailed, setMailed] = useState<Inquiry>()

  const service = topics.find(({ slug }) => slug === draft.service)
  const { languageName } = usePageLanguage()
  const subject = subjectLine(settings.form.subject, [service?.title, offer], languageName)
  const byHand = (outbox.state === 'failed' || byMail) && mailed

  useEffect(() => {
    // The browser still validates the fields, but the messages beside them are the form's own.
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
    draft.look()
    // Returns the focus to the button, which lost it while disabled.
    if (sending.state !== 'sending' && pressed.current) {
      if (document.activeElement === document.body) button.current?.focus()
      pressed.current = false
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
    // Renders the messages before the focus moves, so that screen readers announce them.
    flushSync(() => setCorrections(found))
    const first = fieldNames.find((name) => found[name])
    const wrong = first && controlOf(event.currentTarget, first)
    if (wrong) {
      showControl(wrong)
      return
    }
    draft.keep()
    const inquiry = readInquiry(event.currentTarget)
    if (byMail) {
      setMailed(inquiry)
      const text = inquiryText(inquiry, interfaceWords.form, settings.budgets)
      location.href = mailLink(settings.email, subject, text)
      return
    }
    pressed.current = document.activeElement === button.current
    const trap = controlOf(event.currentTarget, 'botcheck')
    const trapped = trap instanceof HTMLInputElement && trap.checked
    void ship({ id: draft.id.current, inquiry, subject, trapped, settings, words: interfaceWords })
  }

  function writeAnother(): void {
    flushSync(() => setSent(false))
    if (form.current) controlOf(form.current, 'name')?.focus()
  }

  return {
    form,
    button,
    /** Whether the inquiry in the form was sent, and nothing replaced it. */
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
