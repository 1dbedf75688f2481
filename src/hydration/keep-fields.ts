/**
 * Keeps what visitors have typed while React hydrates. React renders a part of the page anew where it
 * does not find the HTML that it expects, for example when a translator or a password manager has
 * changed it; the new fields are empty, and the focus is gone with the old one.
 */

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fields = 'input:not([type=hidden]), select, textarea'

/** What a visitor has done to a field. */
interface FieldState {
  /** Undefined when it is as the page came. */
  value?: string | boolean
  /** Undefined when the field did not have the focus. */
  selection?: readonly [start: number | null, end: number | null]
}

/**
 * Puts values, focus and selection into fields that take the place of others with the same id or name.
 * @param root what is watched; React's container
 */
export function keepFields(root: Element): void {
  let focused = document.activeElement
  document.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : null
  })
  new MutationObserver((mutations) => {
    // React replaces elements in one step, so that both are in the same list of mutations.
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
    // Without a choice of its own, a list begins with its first.
    const initial = [...field.options].findIndex((option) => option.defaultSelected)
    return field.selectedIndex !== Math.max(0, initial)
  }
  return field.value !== field.defaultValue
}

function stateOf(field: FormField, isFocused: boolean): FieldState {
  const value = isChoice(field) ? field.checked : field.value
  // Lists of choices, and fields of some types, have no selection.
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
  else field.value = String(value)
  if (selection && !(field instanceof HTMLSelectElement) && selection[0] !== null)
    field.setSelectionRange(...selection)
  // What keeps drafts listens for what visitors type.
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
