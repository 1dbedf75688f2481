/** Validation of the contact form: the browser's own validation, with the site's messages. */
import { controlOf, type FieldName, type FormControl, fieldNames } from './inquiry'

export type Corrections = Partial<Record<FieldName, string>>

const missing: Partial<Record<FieldName, string>> = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
  message: 'Write a message.',
}

/** Returns the message for a control, or undefined if it is valid. */
export function correctionOf(control: FormControl): string | undefined {
  if (control.checkValidity()) return undefined
  const { validity, name } = control
  if (validity.valueMissing) return missing[name as FieldName] ?? control.validationMessage
  if (validity.typeMismatch) return 'Enter a complete email address, such as name@company.com.'
  return control.validationMessage
}

/** Validates all fields of a form. A required field with only spaces counts as empty. */
export function correctionsOf(form: HTMLFormElement): Corrections {
  const corrections: Corrections = {}
  for (const name of fieldNames) {
    const control = controlOf(form, name)
    if (!control) continue
    if (control.required && control.value.trim() === '') control.value = ''
    const correction = correctionOf(control)
    if (correction) corrections[name] = correction
  }
  return corrections
}
