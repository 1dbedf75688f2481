/**
 * Keeps what visitors have typed while React hydrates. On a hydration mismatch, for example when a
 * translator or a password manager has changed the HTML, React renders that part of the page again: the
 * new fields are empty and have lost the focus.
 */

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fields = 'input:not([type=hidden]), select, textarea'

/** State of a field that a visitor may have changed. */
interface FieldState {
  /** Undefined when the field has its initial value. A list has the index of its option: in another language it has other values. */
  value?: string | boolean | number
  /** Undefined when the field did not have the focus. */
  selection?: readonly [start: number | null, end: number | null]
}

/**
 * Restores values, focus and selection in fields that replace others with the same id or name.
 * @param root element to observe: React's container
 */
export function keepFields(root: Element): void {
  let focused = document.activeElement
  document.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : null
  })
  new MutationObserver((mutations) => {
    // React replaces elements in one step, so old and new are in the same list of mutations.
    const removed = mutations.flatMap(({ removedNodes }) => fieldsIn(removedNodes))
    const lost = new Map(
      removed
        .filter((field) => !field.isConnected)
        .map((field) => [keyOf(field), stateOf(field, field === focused)]),
    )
    if (lost.size === 0) return
    for (const { addedNodes } of mutations)
      for (const field of fieldsIn(addedNodes)) restore(field, lost.get(keyOf(field)) ?? {})
  }).observe(root, { childList: true, subtree: true })
}

function fieldsIn(nodes: NodeList): FormField[] {
  return [...nodes].flatMap((node) => {
    if (!(node instanceof Element)) return []
    const within = [...node.querySelectorAll<FormField>(fields)]
    return node.matches(fields) ? [node as FormField, ...within] : within
  })
}

const keyOf = (field: FormField): string =>
  `${field.id || field.name}=${isChoice(field) ? field.value : ''}`

function isChoice(field: FormField): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)
}

function isChanged(field: FormField): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked
  if (field instanceof HTMLSelectElement) {
    // A select without a default starts with its first option.
    const initial = [...field.options].findIndex((option) => option.defaultSelected)
    return field.selectedIndex !== Math.max(0, initial)
  }
  return field.value !== field.defaultValue
}

function enteredValue(field: FormField): string | boolean | number {
  if (isChoice(field)) return field.checked
  return field instanceof HTMLSelectElement ? field.selectedIndex : field.value
}

function stateOf(field: FormField, isFocused: boolean): FieldState {
  const value = enteredValue(field)
  // Select elements and some input types have no selection.
  const selection =
    field instanceof HTMLSelectElement
      ? ([null, null] as const)
      : ([field.selectionStart, field.selectionEnd] as const)
  return {
    value: isChanged(field) ? value : undefined,
    selection: isFocused ? selection : undefined,
  }
}

function restore(field: FormField, { value, selection }: FieldState): void {
  if (selection) field.focus({ preventScroll: true })
  if (value === undefined) return
  if (isChoice(field)) field.checked = value === true
  else if (field instanceof HTMLSelectElement) field.selectedIndex = Number(value)
  else field.value = String(value)
  if (selection && !(field instanceof HTMLSelectElement) && selection[0] !== null)
    field.setSelectionRange(...selection)
  // The contact draft is saved on input events.
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
