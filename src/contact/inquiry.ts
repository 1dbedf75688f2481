/** A contact inquiry: its fields, its subject line, and its text as an email. */
import type { Singleton } from '../content-model/collections/query-results'
import type { InterfaceWords } from '../site/interface-words'
import { wellFormed } from '../site/well-formed'

export const fieldNames = ['name', 'email', 'company', 'budget', 'message'] as const
export type FieldName = (typeof fieldNames)[number]

/** Values of the form by field; an empty field is the empty string. The budget is a key, the same in every language. */
export type Inquiry = Record<FieldName, string>

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Returns the control of a field; null where the form has none of that name. */
export function controlOf(form: HTMLFormElement, name: string): FormControl | null {
  return form.elements.namedItem(name) as FormControl | null
}

/** Reads the current values of the form. Its controls are uncontrolled, so typing needs no script. */
export function readInquiry(form: HTMLFormElement): Inquiry {
  return inquiryOf((field) => {
    const control = controlOf(form, field)
    if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.dataset.key ?? ''
    return control?.value ?? ''
  })
}

/** Returns the inquiry of what a visitor typed into each field. */
export function inquiryOf(typed: (field: FieldName) => string): Inquiry {
  const values = fieldNames.map((field) => [field, wellFormed(typed(field))])
  return Object.fromEntries(values)
}

/** Fills empty fields with the values of an inquiry. Returns whether one was filled. */
export function fillEmpty(form: HTMLFormElement, inquiry: Partial<Inquiry> = {}): boolean {
  const filled = fieldNames.filter((name) => {
    const control = controlOf(form, name)
    const words = inquiry[name]
    if (!control || !words || control.value !== '') return false
    if (control instanceof HTMLSelectElement)
      control.value = [...control.options].find(({ dataset }) => dataset.key === words)?.value ?? ''
    else control.value = words
    return control.value !== ''
  })
  return filled.length > 0
}

export function isEmpty(inquiry: Inquiry): boolean {
  return fieldNames.every((name) => inquiry[name] === '')
}

export function areEqual(one: Inquiry, other: Inquiry): boolean {
  return fieldNames.every((name) => one[name] === other[name])
}

/**
 * Returns the subject line: the text from the settings, what the inquiry is about, and the language of the page where that
 * is not the original one, so that whoever answers knows in which to write.
 * @param about the service, and what was asked for; undefined for none
 */
export function subjectLine(
  subject: string,
  about: readonly (string | undefined)[] = [],
  language?: string,
): string {
  const line = [subject, ...about].filter(Boolean).join(': ')
  return language ? `${line} (${language})` : line
}

/** A range of budgets of the settings. `sent` is its label in the first language of the site, which inquiries say. */
export type Budget = Singleton<'settings.yaml'>['budgets'][number] & { sent: string }

/** Returns the budget with a key; undefined if none was chosen. */
export function budgetOf(key: string, budgets: readonly Budget[]): Budget | undefined {
  return budgets.find(({ budget }) => budget === key)
}

/** Returns the inquiry as plain text under the labels of the form, for an email or to copy. */
export function inquiryText(
  inquiry: Inquiry,
  form: InterfaceWords['form'],
  budgets: readonly Budget[],
): string {
  const lines = [
    [form.nameField, inquiry.name],
    [form.emailField, inquiry.email],
    [form.companyField, inquiry.company],
    [form.budgetField, budgetOf(inquiry.budget, budgets)?.label],
  ]
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
  return [...lines, '', inquiry.message].join('\n').trim()
}

/** Returns a link that opens the visitor's email program with the inquiry filled in (RFC 6068). */
export function mailLink(address: string, subject: string, text = ''): string {
  const body = text ? `&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}` : ''
  return `mailto:${address}?subject=${encodeURIComponent(subject)}${body}`
}
