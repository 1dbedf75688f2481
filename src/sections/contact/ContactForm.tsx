import { navigate } from 'gatsby'
import { Component, type ReactNode } from 'react'
import { Button } from '../../components/Button'
import { fieldNames } from '../../contact/inquiry'
import { byMail, targetOf, useContactForm } from '../../contact/use-contact-form'
import { fillWords } from '../../site/interface-words'
import { useWords } from '../../site/use-writing'
import { ContactFields, ServiceFields } from './ContactFields'
import { actions, layout } from './contact-form-styles'
import { InquiryByHand } from './InquiryByHand'
import { InquirySubject } from './InquirySubject'
import { LastSent } from './LastSent'
import { PlainContactForm } from './PlainContactForm'
import { PrivacyNote } from './PrivacyNote'

interface ContactFormProps {
  /** Query of the address, which may name a service: `?service=erp-integration`. */
  search?: string
  /** What the visitor's last press asked for, which the subject says too. */
  offer?: string | undefined
}

type Contact = ReturnType<typeof useContactForm>

/**
 * The contact form (specification, sections 3 to 8). Without script it is submitted to the form service,
 * which redirects to /thank-you; without a key it opens an email.
 */
export function ContactForm(props: ContactFormProps) {
  return (
    <FormBoundary>
      <LiveContactForm {...props} />
    </FormBoundary>
  )
}

/** Error boundary that shows the plain form, with the visitor's text, when React fails in the form. */
class FormBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <PlainContactForm /> : this.props.children
  }
}

function LiveContactForm({ search = '', offer }: ContactFormProps) {
  const contact = useContactForm(search, offer)
  const { settings, words, outbox, corrections, draft, byHand } = contact
  const labels = words.form
  const sending = outbox.state === 'sending'

  function removeService(): void {
    draft.chooseService(undefined)
    draft.keep()
    if (search) void navigate(location.pathname, { replace: true })
  }

  return (
    <form
      ref={contact.form}
      method="post"
      {...targetOf(settings, contact.subject)}
      {...contact.handlers}
      css={layout}
    >
      <InquirySubject words={labels} service={contact.service?.title} onRemove={removeService} />
      {!byMail && <ServiceFields labels={labels} settings={settings} subject={contact.subject} />}
      <ContactFields labels={labels} corrections={corrections} sending={sending} />
      <div css={actions}>
        <Button type="submit" ref={contact.button} disabled={sending} data-scripted>
          {sending ? labels.sending : byMail ? labels.writeEmail : labels.send}
        </Button>
        <p role="status">
          <FormStatus {...contact} />
        </p>
      </div>
      {byHand && (
        <InquiryByHand
          words={words}
          inquiry={byHand}
          subject={contact.subject}
          address={settings.email}
          failure={
            outbox.state === 'failed' && !outbox.announced
              ? `${words.toasts.failed}. ${fillWords(words.toasts.retry, { email: settings.email })}`
              : undefined
          }
        />
      )}
      <PrivacyNote words={labels} />
    </form>
  )
}

/** Status of the form, beside the button. */
function FormStatus({
  outbox,
  draft,
  corrections,
  settings,
  words,
}: Pick<Contact, 'outbox' | 'draft' | 'corrections' | 'settings' | 'words'>) {
  const wordsOf = useWords()
  const labels = words.form
  const invalidCount = fieldNames.filter((name) => corrections[name]).length
  if (invalidCount > 0)
    return <strong>{wordsOf(labels.corrections, { count: invalidCount })}</strong>
  if (outbox.state === 'sending') return null
  if (outbox.state === 'sent') return <LastSent at={outbox.at} words={labels} />
  if (!draft.restored && !draft.unanswered) return null
  return (
    <>
      <span>{`${draft.unanswered ? settings.form.unanswered : labels.restored} `}</span>
      <button type="button" onClick={draft.clear}>
        {labels.clear}
      </button>
    </>
  )
}
