import { css } from '@emotion/react'
import { withPrefix } from 'gatsby'
import { accessKey } from '../../contact/form-service'
import { budgets, type Inquiry } from '../../contact/inquiry'
import type { FormSettings } from '../../contact/use-form-settings'
import type { Corrections } from '../../contact/validation'
import { media, theme } from '../../styles/theme'
import { Field } from './Field'

const { space } = theme

const pair = css`
  display: grid;
  gap: ${space[3]};
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`

interface ServiceFieldsProps {
  settings: FormSettings['settings']
  subject: string
}

/** Hidden fields that the form service requires. */
export function ServiceFields({ settings, subject }: ServiceFieldsProps) {
  return (
    <>
      <input type="hidden" name="access_key" value={accessKey} />
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="redirect" value={settings.siteUrl + withPrefix('/thank-you')} />
      {/* Spam trap: bots tick it. Hidden from visitors and screen readers, and autofill skips checkboxes. */}
      <label hidden>
        <span>Leave this box empty</span>
        <input type="checkbox" name="botcheck" tabIndex={-1} />
      </label>
    </>
  )
}

interface ContactFieldsProps {
  corrections?: Corrections
  /** Whether an inquiry is being sent, during which the fields are read-only. */
  sending?: boolean
  /** Initial values of the fields. */
  words?: Inquiry
}

/** The fields that a visitor fills in (specification, section 3). */
export function ContactFields({ corrections = {}, sending, words }: ContactFieldsProps) {
  return (
    <>
      <div css={pair}>
        <Field name="name" label="Name" correction={corrections.name}>
          {(attributes) => (
            <input
              {...attributes}
              type="text"
              autoComplete="name"
              required
              readOnly={sending}
              defaultValue={words?.name}
            />
          )}
        </Field>
        <Field name="email" label="Email" correction={corrections.email}>
          {(attributes) => (
            <input
              {...attributes}
              type="email"
              autoComplete="email"
              required
              readOnly={sending}
              defaultValue={words?.email}
            />
          )}
        </Field>
        <Field name="company" label="Company" optional correction={corrections.company}>
          {(attributes) => (
            <input
              {...attributes}
              type="text"
              autoComplete="organization"
              readOnly={sending}
              defaultValue={words?.company}
            />
          )}
        </Field>
        <Field name="budget" label="Budget" optional choice correction={corrections.budget}>
          {(attributes) => (
            <select {...attributes} disabled={sending} defaultValue={words?.budget}>
              <option value="">Select a range</option>
              {budgets.map((budget, index) => (
                <option key={String(index)} value={budget}>
                  {budget}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Field name="message" label="Message" correction={corrections.message}>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={5}
            required
            readOnly={sending}
            defaultValue={words?.message}
          />
        )}
      </Field>
    </>
  )
}
