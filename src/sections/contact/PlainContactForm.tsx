import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '../../components/Button'
import { beginAttempt } from '../../contact/attempts'
import { keepDraft, recallDraft } from '../../contact/draft'
import { areEqual, controlOf, type Inquiry, readInquiry, subjectLine } from '../../contact/inquiry'
import { useOutbox } from '../../contact/outbox'
import { byMail, targetOf } from '../../contact/use-contact-form'
import { useFormSettings } from '../../contact/use-form-settings'
import { usePageLanguage } from '../../language/page-language'
import { ContactFields, ServiceFields } from './ContactFields'
import { actions, layout } from './contact-form-styles'
import { InquiryByHand } from './InquiryByHand'
import { InquirySubject } from './InquirySubject'
import { LastSent } from './LastSent'
import { PrivacyNote } from './PrivacyNote'

/** Reads values and focus from the failed form, which is on the page until this one is rendered. */
function stateOnPage(): { words: Inquiry | undefined; focused: string } {
  const form = document.querySelector<HTMLFormElement>('form[method=post]')
  const words = form ? readInquiry(form) : recallDraft()?.inquiry
  const { activeElement } = document
  return { words, focused: form?.contains(activeElement) ? (activeElement?.id ?? '') : '' }
}

/**
 * Fallback for the contact form after React has failed in it: the same values in a form that is submitted
 * without script, and the other ways to send them.
 */
export function PlainContactForm() {
  const { settings, services, interfaceWords } = useFormSettings()
  const labels = interfaceWords.form
  const [{ words, focused }] = useState(stateOnPage)
  const [service, setService] = useState(() => recallDraft()?.service)
  const [inquiry, setInquiry] = useState(words)
  const outbox = useOutbox()
  useEffect(() => document.getElementById(focused)?.focus({ preventScroll: true }), [focused])

  const topic = services.nodes.find(({ slug }) => slug === service)
  const { languageName } = usePageLanguage()
  const subject = subjectLine(settings.form.subject, [topic?.title], languageName)

  function input({ currentTarget }: FormEvent<HTMLFormElement>): void {
    const typed = readInquiry(currentTarget)
    setInquiry(typed)
    keepDraft({ inquiry: typed, service })
  }

  function submit({ currentTarget }: FormEvent<HTMLFormElement>): void {
    const id = controlOf(currentTarget, 'inquiry_id')
    if (id) id.value = beginAttempt(readInquiry(currentTarget))
  }

  if (outbox.state === 'sent' && inquiry && areEqual(inquiry, outbox.inquiry))
    return (
      <p role="status">
        <LastSent at={outbox.at} words={labels} />
      </p>
    )
  return (
    <form
      method="post"
      {...targetOf(settings, subject)}
      onInput={input}
      onSubmit={submit}
      css={layout}
    >
      <InquirySubject
        words={labels}
        service={topic?.title}
        onRemove={() => setService(undefined)}
      />
      {!byMail && <ServiceFields labels={labels} settings={settings} subject={subject} />}
      <ContactFields labels={labels} words={words} />
      <div css={actions}>
        <Button type="submit" disabled={outbox.state === 'sending'}>
          {byMail ? labels.writeEmail : labels.send}
        </Button>
      </div>
      {inquiry && (
        <InquiryByHand
          words={interfaceWords}
          inquiry={inquiry}
          subject={subject}
          address={settings.email}
          failure={settings.form.broken}
        />
      )}
      <PrivacyNote words={labels} />
    </form>
  )
}
