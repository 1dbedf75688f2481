/** Validation of the contact form: the browser's own validation, with the site's messages. */
import type { InterfaceWords } from '../site/interface-words'
import { controlOf, type FieldName, type FormControl, fieldNames } from './inquiry'

export type Corrections = Partial<Record<FieldName, string>>

type Words = InterfaceWords['form']

/** Returns the message for a control, or undefined if it is valid. */
export function correctionOf(control: FormControl, words: Words): string | undefined {
  if (control.checkValidity()) return undefined
  const { validity, name } = control
  const missing: Partial<Record<FieldName, string>> = {
    name: words.missingName,
    email: words.missingEmail,
    message: words.missingMessage,
  }
  if (validity.valueMissing) return missing[name as FieldName] ?? control.validationMessage
  if (validity.typeMismatch) return words.wrongEmail
  return control.validationMessage
}

/** Validates all fields of a form. A required field with only spaces counts as empty. */
export function correctionsOf(form: HTMLFormElement, words: Words): Corrections {
  const corrections: Corrections = {}
  for (const name of fieldNames) {
    const control = controlOf(form, name)
    if (!control) continue
    if (control.required && control.value.trim() === '') control.value = ''
    const correction = correctionOf(control, words)
    if (correction) corrections[name] = correction
  }
  return corrections
}
