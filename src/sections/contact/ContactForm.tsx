import { navigate } from 'gatsby'
import { Component, type ReactNode } from 'react'
import { Button } from '../../components/Button'
import { fieldNames } from '../../contact/inquiry'
import { byMail, targetOf, useContactForm } from '../../contact/use-contact-form'
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

function LiveContactForm({ search = '' }: ContactFormProps) {
  const contact = useContactForm(search)
  const { settings, outbox, corrections, draft, byHand } = contact
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
      {...targetOf(settings)}
      {...contact.handlers}
      css={layout}
    >
      <InquirySubject service={contact.service?.title} onRemove={removeService} />
      {!byMail && <ServiceFields settings={settings} subject={contact.subject} />}
      <ContactFields corrections={corrections} sending={sending} />
      <div css={actions}>
        <Button type="submit" ref={contact.button} disabled={sending} data-scripted>
          {sending ? 'Sending…' : byMail ? 'Write the email' : 'Send message'}
        </Button>
        <p role="status">
          <FormStatus {...contact} />
        </p>
      </div>
      {byHand && (
        <InquiryByHand
          inquiry={byHand}
          subject={contact.subject}
          address={settings.email}
          failure={
            outbox.state === 'failed' && !outbox.announced
              ? `Failed to send message. Please try again or contact us directly at ${settings.email}.`
              : undefined
          }
        />
      )}
      <PrivacyNote />
    </form>
  )
}

/** Status of the form, beside the button. */
function FormStatus({
  outbox,
  draft,
  corrections,
  settings,
}: Pick<Contact, 'outbox' | 'draft' | 'corrections' | 'settings'>) {
  const invalidCount = fieldNames.filter((name) => corrections[name]).length
  if (invalidCount > 0)
    return (
      <strong>{`${invalidCount === 1 ? 'One field needs' : `${invalidCount} fields need`} a correction.`}</strong>
    )
  if (outbox.state === 'sending') return null
  if (outbox.state === 'sent') return <LastSent at={outbox.at} />
  if (!draft.restored && !draft.unanswered) return null
  return (
    <>
      <span>
        {`${draft.unanswered ? settings.form.unanswered : 'We kept what you typed earlier.'} `}
      </span>
      <button type="button" onClick={draft.clear}>
        Clear the form
      </button>
    </>
  )
}
