import { css } from '@emotion/react'
import { withPrefix } from 'gatsby'
import { accessKey } from '../../contact/form-service'
import { type FormSettings, useFormSettings } from '../../contact/use-form-settings'
import type { Corrections } from '../../contact/validation'
import type { InterfaceWords } from '../../site/interface-words'
import { useAddress } from '../../site/use-address'
import { media, theme } from '../../styles/theme'
import { BudgetHelp } from './BudgetHelp'
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
  labels: InterfaceWords['form']
  settings: FormSettings['settings']
  subject: string
}

/** Hidden fields that the form service requires. */
export function ServiceFields({ labels, settings, subject }: ServiceFieldsProps) {
  const thankYou = useAddress('/thank-you')
  return (
    <>
      <input type="hidden" name="access_key" value={accessKey} />
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="redirect" value={settings.siteUrl + withPrefix(thankYou.to)} />
      {/* Filled in and enabled on submission: src/hydration/native-submit.ts. */}
      <input type="hidden" name="inquiry_id" disabled />
      {/* Spam trap: bots tick it. Hidden from visitors and screen readers, and autofill skips checkboxes. */}
      <label hidden>
        <span>{labels.trap}</span>
        <input type="checkbox" name="botcheck" tabIndex={-1} />
      </label>
    </>
  )
}

interface ContactFieldsProps {
  labels: InterfaceWords['form']
  corrections: Corrections
  /** Whether an inquiry is being sent, during which the fields are read-only. */
  sending: boolean
}

/** The fields that a visitor fills in (specification, section 3). */
export function ContactFields({ labels, corrections, sending }: ContactFieldsProps) {
  const { budgets } = useFormSettings().settings
  return (
    <>
      <div css={pair}>
        <Field name="name" label={labels.nameField} correction={corrections.name}>
          {(attributes) => (
            <input {...attributes} type="text" autoComplete="name" required readOnly={sending} />
          )}
        </Field>
        <Field name="email" label={labels.emailField} correction={corrections.email}>
          {(attributes) => (
            <input {...attributes} type="email" autoComplete="email" required readOnly={sending} />
          )}
        </Field>
        <Field
          name="company"
          label={labels.companyField}
          optional={labels.optional}
          correction={corrections.company}
        >
          {(attributes) => (
            <input {...attributes} type="text" autoComplete="organization" readOnly={sending} />
          )}
        </Field>
        {budgets.length > 0 && (
          <Field
            name="budget"
            label={labels.budgetField}
            optional={labels.optional}
            choice
            correction={corrections.budget}
            help={<BudgetHelp labels={labels} />}
          >
            {(attributes) => (
              <select {...attributes} disabled={sending}>
                <option value="">{labels.chooseBudget}</option>
                {budgets.map(({ budget, label, sent }) => (
                  <option key={budget} value={sent} data-key={budget}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
      <Field name="message" label={labels.messageField} correction={corrections.message}>
        {(attributes) => <textarea {...attributes} rows={5} required readOnly={sending} />}
      </Field>
    </>
  )
}
