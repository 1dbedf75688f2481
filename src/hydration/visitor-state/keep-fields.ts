type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fields = 'input:not([type=hidden]), select, textarea'

/**
 * Keeps typed text, focus and selection if React renders fields again, because
 * a translator or password manager has changed the HTML.
 * @param root React's container
 */
export function keepFields(root: Element): void {
  let focused = document.activeElement
  document.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : null
  })
  new MutationObserver((mutations) => {
    // React replaces elements in one step, so one list contains the old and the new field.
    const removed = mutations.flatMap(({ removedNodes }) => fieldsIn(removedNodes))
    const lost = new Map(
      removed.filter((field) => !field.isConnected).map((field) => [keyOf(field), field]),
    )
    for (const field of mutations.flatMap(({ addedNodes }) => fieldsIn(addedNodes))) {
      const old = lost.get(keyOf(field))
      if (old) restore(field, old, old === focused)
    }
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

/** For a select, returns indexes: a translator may change its values. */
function valuesOf(field: FormField): readonly [entered: unknown, initial: unknown] {
  if (isChoice(field)) return [field.checked, field.defaultChecked]
  if (!(field instanceof HTMLSelectElement)) return [field.value, field.defaultValue]
  // Selects start with their first option.
  const initial = [...field.options].findIndex((option) => option.defaultSelected)
  return [field.selectedIndex, Math.max(0, initial)]
}

function restore(field: FormField, old: FormField, isFocused: boolean): void {
  if (isFocused) field.focus({ preventScroll: true })
  const [entered, initial] = valuesOf(old)
  if (entered === initial) return
  if (isChoice(field)) field.checked = entered === true
  else if (field instanceof HTMLSelectElement) field.selectedIndex = Number(entered)
  else field.value = String(entered)
  // Selects and some inputs have no selection.
  const { selectionStart: start, selectionEnd } = old as HTMLInputElement
  if (isFocused && typeof start === 'number' && 'setSelectionRange' in field)
    field.setSelectionRange(start, selectionEnd)
  // Make the contact form save its draft.
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
