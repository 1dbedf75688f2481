import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { accessKey } from '../../contact/form-service'
import type { FieldName } from '../../contact/inquiry'
import { useFormSettings } from '../../contact/use-form-settings'
import type { Corrections } from '../../contact/validation'
import { absolute, useCompany } from '../../site/site-data'
import { columnsFrom } from '../../styles/columns'
import { media, space } from '../../styles/theme'
import { BudgetHelp } from './BudgetHelp'
import { Field } from './Field'

const pair = css`
  ${columnsFrom(media.tablet, '1fr 1fr')};
  gap: ${space[3]};
`

/** Hidden fields that the form service requires. */
export function ServiceFields({ subject }: { subject: string }) {
  const { trap } = useFormSettings().interfaceWords.form
  const redirect = absolute(useCompany(), '/thank-you')
  return (
    <>
      <input type="hidden" name="access_key" value={accessKey} />
      <input type="hidden" name="subject" value={subject} />
      <input type="hidden" name="redirect" value={redirect} />
      {/* src/hydration/native-submit.ts fills it in and enables it. */}
      <input type="hidden" name="inquiry_id" disabled />
      {/* Spam trap that bots tick. Autofill skips checkboxes. */}
      <label hidden>
        <span>{trap}</span>
        <input type="checkbox" name="botcheck" tabIndex={-1} />
      </label>
    </>
  )
}

interface ContactFieldsProps {
  corrections: Corrections
  /** Makes the fields read-only while an inquiry is sent. */
  sending: boolean
  hint?: string | null | undefined
}

export function ContactFields({ corrections, sending, hint }: ContactFieldsProps) {
  const { settings, interfaceWords } = useFormSettings()
  const { budgets } = settings
  const labels = interfaceWords.form
  const { nameField, emailField, companyField, optional } = labels
  const inputs: readonly (ComponentProps<'input'> & {
    name: FieldName
    label: string
    optional?: string
  })[] = [
    { name: 'name', label: nameField, type: 'text', autoComplete: 'name', required: true },
    { name: 'email', label: emailField, type: 'email', autoComplete: 'email', required: true },
    { name: 'company', label: companyField, type: 'text', autoComplete: 'organization', optional },
  ]
  return (
    <>
      <div css={pair}>
        {inputs.map(({ name, label, optional, ...input }, index) => (
          <Field
            key={String(index)}
            name={name}
            label={label}
            optional={optional}
            correction={corrections[name]}
          >
            {(attributes) => <input {...attributes} {...input} readOnly={sending} />}
          </Field>
        ))}
        {budgets.length > 0 && (
          <Field
            name="budget"
            label={labels.budgetField}
            optional={labels.optional}
            choice
            correction={corrections.budget}
            help={<BudgetHelp />}
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
      <Field
        name="message"
        label={labels.messageField}
        hint={hint}
        correction={corrections.message}
      >
        {(attributes) => <textarea {...attributes} rows={5} required readOnly={sending} />}
      </Field>
    </>
  )
}
