/** A contact inquiry: its fields, its subject line, and the same words as an email. */

/** The choices of budget (specification, section 3). The empty choice reads "Select a range". */
export const budgets = ['$10k – $50k', '$50k – $150k', '$150k+'] as const

export const fieldNames = ['name', 'email', 'company', 'budget', 'message'] as const
export type FieldName = (typeof fieldNames)[number]

/** What a visitor typed, by field; a field left alone is the empty string. */
export type Inquiry = Record<FieldName, string>

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The control of one field. */
export function controlOf(form: HTMLFormElement, name: string): FormControl | undefined {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
    ? control
    : undefined
}

/** What stands in the form now. The controls keep the words themselves, so typing needs no script. */
export function readInquiry(form: HTMLFormElement): Inquiry {
  const [name, email, company, budget, message] = fieldNames.map(
    (field) => controlOf(form, field)?.value ?? '',
  ) as [string, string, string, string, string]
  return { name, email, company, budget, message }
}

/**
 * Puts words into the fields that are empty.
 * @returns whether a field was filled
 */
export function fillEmpty(form: HTMLFormElement, inquiry: Partial<Inquiry> = {}): boolean {
  const filled = fieldNames.filter((name) => {
    const control = controlOf(form, name)
    const words = inquiry[name]
    if (!control || !words || control.value !== '') return false
    control.value = words
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

/** The subject line: the settings' words, and the service that the inquiry is about. */
export function subjectLine(subject: string, service?: string): string {
  return service ? `${subject}: ${service}` : subject
}

/** The inquiry as plain text, for an email or to copy. */
export function inquiryText(inquiry: Inquiry): string {
  const lines = [
    ['Name', inquiry.name],
    ['Email', inquiry.email],
    ['Company', inquiry.company],
    ['Budget', inquiry.budget],
  ]
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
  return [...lines, '', inquiry.message].join('\n').trim()
}

/** A link that opens the visitor's email program with the inquiry filled in (RFC 6068). */
export function mailLink(address: string, subject: string, text = ''): string {
  const body = text ? `&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}` : ''
  return `mailto:${address}?subject=${encodeURIComponent(subject)}${body}`
}
