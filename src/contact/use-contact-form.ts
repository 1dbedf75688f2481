import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { preloadToasts } from '../layout/toasts'
import { accessKey, endpointOf } from './form-service'
import {
  areEqual,
  controlOf,
  type FormControl,
  fieldNames,
  type Inquiry,
  inquiryText,
  mailLink,
  readInquiry,
  subjectLine,
} from './inquiry'
import { ship, useOutbox } from './outbox'
import { showControl } from './show-control'
import { useDraft } from './use-draft'
import { type FormSettings, useFormSettings } from './use-form-settings'
import { type Corrections, correctionOf, correctionsOf } from './validation'

/** Without a key nothing can be posted: the form hands the inquiry to an email program. */
export const byMail = accessKey === ''

/** Where the form posts itself to: the form service, or an email program. */
export function targetOf({ email, form }: FormSettings['settings']) {
  return byMail
    ? { action: mailLink(email, form.subject), encType: 'text/plain' }
    : { action: endpointOf(form) }
}

/**
 * The contact form's behaviour. Its controls keep the visitor's words themselves, so that nothing
 * typed before the scripts arrived is lost.
 * @param search the address's query, which may name a service
 */
export function useContactForm(search: string) {
  const { settings, services } = useFormSettings()
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  const outbox = useOutbox()
  const slugs = useMemo(() => services.nodes.map(({ slug }) => slug), [services])
  const draft = useDraft(form, search, slugs)
  const [corrections, setCorrections] = useState<Corrections>({})
  // The words for an email, once the visitor needs one.
  const [mailed, setMailed] = useState<Inquiry>()

  const service = services.nodes.find(({ slug }) => slug === draft.service)
  const subject = subjectLine(settings.form.subject, service?.title)
  const byHand = (outbox.state === 'failed' || byMail) && mailed

  useEffect(() => {
    // The browser's own check stays in charge, but the words beside the fields are ours.
    if (form.current) form.current.noValidate = true
  }, [])

  const { clear, look } = draft
  useEffect(() => {
    if (outbox.state === 'sent' && form.current) {
      if (areEqual(readInquiry(form.current), outbox.inquiry)) clear()
      setMailed(undefined)
    }
    if (outbox.state === 'failed' && form.current) setMailed(readInquiry(form.current))
    look()
    // A disabled button loses the focus; whoever pressed it goes on from there.
    if (outbox.state !== 'sending' && pressed.current) {
      if (document.activeElement === document.body) button.current?.focus()
      pressed.current = false
    }
  }, [outbox, clear, look])

  function input({ target }: FormEvent<HTMLFormElement>): void {
    if (!form.current) return
    draft.keep()
    if (byHand) setMailed(readInquiry(form.current))
    const name = fieldNames.find((field) => field === (target as FormControl).name)
    if (name && corrections[name])
      setCorrections({ ...corrections, [name]: correctionOf(target as FormControl) })
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const found = correctionsOf(event.currentTarget)
    // What is wrong has to stand beside the field before the focus makes it be read out.
    flushSync(() => setCorrections(found))
    const first = fieldNames.find((name) => found[name])
    const wrong = first && controlOf(event.currentTarget, first)
    if (wrong) {
      showControl(wrong)
      return
    }
    draft.keep()
    deliver(event.currentTarget)
  }

  function deliver(element: HTMLFormElement): void {
    const inquiry = readInquiry(element)
    const mail = mailLink(settings.email, subject, inquiryText(inquiry))
    if (byMail) {
      setMailed(inquiry)
      location.href = mail
      return
    }
    pressed.current = document.activeElement === button.current
    const trap = controlOf(element, 'botcheck')
    const trapped = trap instanceof HTMLInputElement && trap.checked
    void ship({
      endpoint: endpointOf(settings.form),
      payload: { access_key: accessKey, ...inquiry, subject, ...(trapped && { botcheck: true }) },
      inquiry,
      toasts: {
        success: {
          kind: 'success',
          title: 'Message sent successfully!',
          text: `We'll get back to you within ${settings.replyPromise}.`,
        },
        failure: {
          kind: 'failure',
          title: 'Failed to send message',
          text: `Please try again or contact us directly at ${settings.email}.`,
          actions: [{ label: 'Send it as an email', href: mail }],
        },
      },
    })
  }

  return {
    form,
    button,
    settings,
    service,
    subject,
    outbox,
    corrections,
    byHand,
    draft,
    handlers: { onSubmit: submit, onInput: input, onFocus: preloadToasts },
  }
}
