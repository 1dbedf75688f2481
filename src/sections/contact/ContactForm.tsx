import { css } from '@emotion/react'
import { navigate } from 'gatsby'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button'
import { ActionLink } from '../../components/links/ActionLink'
import { controlOf, fieldNames } from '../../contact/inquiry'
import { opensEmail, type Topic, targetOf, useContactForm } from '../../contact/use-contact-form'
import { fillWords } from '../../site/interface-words'
import { withoutPrefix } from '../../site/path-prefix'
import { useWords } from '../../site/use-writing'
import { mutedSmall, wrapping } from '../../styles/parts'
import { color, space } from '../../styles/theme'
import { ContactFields, ServiceFields } from './ContactFields'
import { InquiryByHand } from './InquiryByHand'
import { InquirySubject } from './InquirySubject'
import type { Offer } from './offers'
import { SentMessage } from './SentMessage'

const layout = css`
  display: grid;
  gap: ${space[3]};
  & > p {
    ${mutedSmall};
  }
`

const actions = css`
  ${wrapping};
  align-items: center;
  gap: ${space[2]} ${space[3]};
  & > button {
    min-width: 11rem;
  }
  & > p {
    flex: 1 1 14rem;
    ${mutedSmall};
    line-height: 1.45;
  }
  & > p > strong {
    color: ${color.alert};
  }
  & > p > button {
    padding: 0.5rem 0;
    color: ${color.action};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

interface ContactFormProps {
  /** URL query, such as `?service=erp-integration`. */
  search?: string
  /** The clicked button's offer: subject, and hint above the message field. */
  offer?: Offer | undefined
  /** Topics besides services, industries and solutions. */
  topics?: readonly Topic[]
  /** Content around the form, hidden with it after sending. */
  before?: ReactNode
  after?: ReactNode
}

type Contact = ReturnType<typeof useContactForm>

/**
 * The contact form. Without script, it posts to the form service, which
 * redirects to /thank-you. Without an access key, it opens an email.
 */
export function ContactForm({ search = '', offer, topics, before, after }: ContactFormProps) {
  const contact = useContactForm(search, offer?.title, topics)
  const { settings, words, outbox, corrections, draft, byHand } = contact
  const labels = words.form
  const sending = outbox.state === 'sending'

  function removeService(): void {
    draft.removeService()
    if (search) void navigate(withoutPrefix(location.pathname), { replace: true })
  }

  return (
    <>
      {contact.isSent && <SentMessage onWriteAnother={contact.writeAnother} />}
      {!contact.isSent && before}
      <form
        hidden={contact.isSent}
        ref={contact.form}
        method="post"
        {...targetOf(settings, contact.subject)}
        {...contact.handlers}
        css={layout}
      >
        <InquirySubject words={labels} service={contact.service?.title} onRemove={removeService} />
        {!opensEmail && <ServiceFields subject={contact.subject} />}
        <ContactFields corrections={corrections} sending={sending} hint={offer?.hint} />
        <div css={actions}>
          <Button type="submit" ref={contact.button} disabled={sending} data-scripted>
            {sending ? labels.sending : opensEmail ? labels.writeEmail : labels.send}
          </Button>
          <p role="status">
            <FormStatus {...contact} />
          </p>
        </div>
        {byHand && (
          <InquiryByHand
            inquiry={byHand}
            subject={contact.subject}
            takesFocus={opensEmail}
            failure={
              outbox.state === 'failed' && !outbox.announced
                ? `${words.toasts.failed}. ${fillWords(words.toasts.retry, { email: settings.email })}`
                : undefined
            }
          />
        )}
        <p>
          <span>{`${labels.privacy} `}</span>
          <ActionLink to="/privacy-policy">{labels.privacyPolicy}</ActionLink>
        </p>
      </form>
      {!contact.isSent && after}
    </>
  )
}

function FormStatus({ form, outbox, draft, corrections, settings, words }: Contact) {
  const wordsOf = useWords()
  const labels = words.form
  const invalidCount = fieldNames.filter((name) => corrections[name]).length
  if (invalidCount > 0)
    return <strong>{wordsOf(labels.corrections, { count: invalidCount })}</strong>
  if (outbox.state === 'sending') return null
  if (outbox.state === 'sent') {
    const { lang } = document.documentElement
    const time = outbox.at.toLocaleTimeString(lang, { hour: '2-digit', minute: '2-digit' })
    return <span>{fillWords(labels.lastSent, { time })}</span>
  }
  if (!draft.restored && !draft.unanswered) return null

  function clear(): void {
    draft.clear()
    // The button disappears, so move the focus to the first field.
    if (form.current) controlOf(form.current, 'name')?.focus()
  }

  return (
    <>
      <span>{`${draft.unanswered ? settings.form.unanswered : labels.restored} `}</span>
      <button type="button" onClick={clear}>
        {labels.clear}
      </button>
    </>
  )
}
