import type { Singleton } from '../content-model/collections/query-results'
import type { InterfaceWords } from '../site/interface-words'
import { wellFormed } from '../site/well-formed'

export const fieldNames = ['name', 'email', 'company', 'budget', 'message'] as const
export type FieldName = (typeof fieldNames)[number]

/** Values by field. The budget is a key, the same in every language. */
export type Inquiry = Record<FieldName, string>

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function controlOf(form: HTMLFormElement, name: string): FormControl | null {
  return form.elements.namedItem(name) as FormControl | null
}

/** Reads the form's uncontrolled inputs, which work without script. */
export function readInquiry(form: HTMLFormElement): Inquiry {
  return inquiryOf((field) => {
    const control = controlOf(form, field)
    if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.dataset.key ?? ''
    return control?.value ?? ''
  })
}

export function inquiryOf(typed: (field: FieldName) => string): Inquiry {
  const values = fieldNames.map((field) => [field, wellFormed(typed(field))])
  return Object.fromEntries(values)
}

/** Fills empty fields. Returns whether any field was filled. */
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

/** A budget range. `sent` is its label in the site's main language. */
export type Budget = Singleton<'settings.yaml'>['budgets'][number] & { sent: string }

export function budgetOf(key: string, budgets: readonly Budget[]): Budget | undefined {
  return budgets.find(({ budget }) => budget === key)
}

/** Returns the inquiry with labels, as text for an email or the clipboard. */
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

/** Returns a mailto link with the inquiry (RFC 6068). */
export function mailLink(address: string, subject: string, text = ''): string {
  const body = text ? `&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}` : ''
  return `mailto:${address}?subject=${encodeURIComponent(subject)}${body}`
}
