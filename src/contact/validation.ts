/** The browser's validation with the site's messages. */
import type { InterfaceWords } from '../site/interface-words'
import { controlOf, type FieldName, type FormControl, fieldNames } from './inquiry'

export type Corrections = Partial<Record<FieldName, string>>

type Words = InterfaceWords['form']

export function correctionOf(control: FormControl, words: Words): string | undefined {
  if (control.checkValidity()) return undefined
  const { validity, name } = control
  if (validity.typeMismatch && isInternational(control.value)) return undefined
  const missing: Partial<Record<FieldName, string>> = {
    name: words.missingName,
    email: words.missingEmail,
    message: words.missingMessage,
  }
  if (validity.valueMissing) return missing[name as FieldName] ?? control.validationMessage
  if (validity.typeMismatch) return words.wrongEmail
  return control.validationMessage
}

/** Validates all fields. A required field with only spaces is empty. */
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

/**
 * Whether an address is valid except for non-ASCII letters before the @. Mail
 * systems accept these (RFC 6531), but browsers do not.
 */
function isInternational(address: string): boolean {
  const ascii = document.createElement('input')
  ascii.type = 'email'
  ascii.value = address.replace(/[^\p{ASCII}]/gu, 'x')
  return ascii.value !== address && ascii.checkValidity()
}
