import { css } from '@emotion/react'
import { Link, navigate, withPrefix } from 'gatsby'
import { accessKey, endpointOf } from '../contact/form-service'
import { budgets, fieldNames, mailLink } from '../contact/inquiry'
import { byMail, useContactForm } from '../contact/use-contact-form'
import { media, theme } from '../styles/theme'
import { Button } from './Button'
import { Field } from './Field'
import { InquiryByHand } from './InquiryByHand'
import { InquirySubject } from './InquirySubject'

const { color, size, space } = theme

const layout = css`
  display: grid;
  gap: ${space[3]};
  max-width: 46rem;
`

const pair = css`
  display: grid;
  gap: ${space[3]};
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`

const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  & > button {
    min-width: 11rem;
  }
  & > p {
    flex: 1 1 14rem;
    color: ${color.muted};
    font-size: ${size.small};
    line-height: 1.45;
  }
  & > p > strong {
    color: ${color.alert};
    font-weight: 600;
  }
  & > p > button {
    padding: 0.5rem 0;
    border: 0;
    background: none;
    color: ${color.indigo};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

const privacy = css`
  color: ${color.muted};
  font-size: ${size.small};
`

interface ContactFormProps {
  /** The address's query, which may name a service: `?service=erp-integration`. */
  search?: string
}

type Contact = ReturnType<typeof useContactForm>

/**
 * The contact form (specification, sections 3 to 8). Without script it posts itself to the form
 * service, which leads to /thank-you; without a key it opens an email.
 */
export function ContactForm({ search = '' }: ContactFormProps) {
  const contact = useContactForm(search)
  const { settings, outbox, corrections, draft, byHand } = contact
  const sending = outbox.state === 'sending'
  const target = byMail
    ? { action: mailLink(settings.email, settings.form.subject), encType: 'text/plain' }
    : { action: endpointOf(settings.form) }

  function removeService(): void {
    draft.chooseService(undefined)
    draft.keep()
    if (search) void navigate(location.pathname, { replace: true })
  }

  return (
    <form ref={contact.form} method="post" {...target} {...contact.handlers} css={layout}>
      <InquirySubject service={contact.service?.title} onRemove={removeService} />
      {!byMail && (
        <>
          <input type="hidden" name="access_key" value={accessKey} />
          <input type="hidden" name="subject" value={contact.subject} />
          <input
            type="hidden"
            name="redirect"
            value={settings.siteUrl + withPrefix('/thank-you')}
          />
          {/* Bots tick it. It is not shown, not read out and not reached, and nothing fills in a box. */}
          <label hidden>
            Leave this box empty
            <input type="checkbox" name="botcheck" tabIndex={-1} />
          </label>
        </>
      )}
      <div css={pair}>
        <Field name="name" label="Name" correction={corrections.name}>
          {(attributes) => (
            <input {...attributes} type="text" autoComplete="name" required readOnly={sending} />
          )}
        </Field>
        <Field name="email" label="Email" correction={corrections.email}>
          {(attributes) => (
            <input {...attributes} type="email" autoComplete="email" required readOnly={sending} />
          )}
        </Field>
        <Field name="company" label="Company" optional correction={corrections.company}>
          {(attributes) => (
            <input {...attributes} type="text" autoComplete="organization" readOnly={sending} />
          )}
        </Field>
        <Field name="budget" label="Budget" optional choice correction={corrections.budget}>
          {(attributes) => (
            <select {...attributes} disabled={sending}>
              <option value="">Select a range</option>
              {budgets.map((budget) => (
                <option key={budget}>{budget}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Field name="message" label="Message" correction={corrections.message}>
        {(attributes) => <textarea {...attributes} rows={5} required readOnly={sending} />}
      </Field>
      <div css={actions}>
        <Button type="submit" ref={contact.button} disabled={sending} data-scripted>
          {sending ? 'Sending…' : byMail ? 'Write the email' : 'Send message'}
        </Button>
        <p role="status">
          <FormStatus outbox={outbox} draft={draft} corrections={corrections} />
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
      <p css={privacy}>
        How we treat what you send: <Link to="/privacy-policy">privacy policy</Link>
      </p>
    </form>
  )
}

/** What the visitor should know about the form now, beside the button. */
function FormStatus({
  outbox,
  draft,
  corrections,
}: Pick<Contact, 'outbox' | 'draft' | 'corrections'>) {
  const wrong = fieldNames.filter((name) => corrections[name]).length
  if (wrong > 0)
    return <strong>{wrong === 1 ? 'One field needs' : `${wrong} fields need`} a correction.</strong>
  if (outbox.state === 'sending') return null
  if (outbox.state === 'sent') {
    const time = outbox.at.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })
    return `Your last message left at ${time}.`
  }
  if (!draft.restored) return null
  return (
    <>
      We kept what you typed earlier.{' '}
      <button type="button" onClick={draft.clear}>
        Clear the form
      </button>
    </>
  )
}
