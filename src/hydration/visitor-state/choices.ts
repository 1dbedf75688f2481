/** Visitors' choices outside forms: open groups, tabs and filters. */
import { hashTarget } from '../hash-target'

const controls = ['details', '[role=tab]', '[type=radio]']
  .map((control) => `main ${control}:not(form *)`)
  .join()

/** Returns 1 (open or selected) or 0 per control, in document order. */
export function readChoices(): string {
  return [...document.querySelectorAll(controls)].map((control) => Number(isOn(control))).join('')
}

function isOn(control: Element): boolean {
  if (control instanceof HTMLDetailsElement) return control.open
  if (control instanceof HTMLInputElement) return control.checked
  return control.ariaSelected === 'true'
}

/**
 * Restores a result of `readChoices`, unless the number of controls differs.
 * Tabs restore themselves.
 */
export function restoreChoices(choices = ''): void {
  const found = [...document.querySelectorAll(controls)]
  if (found.length !== choices.length) return
  found.forEach((control, index) => {
    const on = choices[index] === '1'
    if (control instanceof HTMLDetailsElement) control.open = on
    if (control instanceof HTMLInputElement) control.checked = on
  })
}

/** Opens the closed `<details>` around an element and scrolls there. */
export function openDetails(element: Element | null): void {
  const details = element?.closest('details')
  if (!element || !details || details.open) return
  details.open = true
  element.scrollIntoView({ behavior: 'instant' })
}

/**
 * Checks radio buttons from the query (`?group=it-consulting`). Ignores it if
 * the hash points to a group, which the query could hide.
 */
export function checkAddressedChoices(): void {
  if (hashIsGroup()) return
  const query = new URLSearchParams(location.search)
  for (const button of document.querySelectorAll<HTMLInputElement>('main [type=radio]'))
    if (query.get(button.name) === button.value) button.checked = true
}

/** Applies a link to this page: resets the filter first. */
export function followAddressedChoices(filter: Element): void {
  for (const button of filter.querySelectorAll('input')) if (!button.value) button.checked = true
  checkAddressedChoices()
}

/** Writes a filter's choices to the address. */
export function addressChoices(filter: Element): void {
  const query = new URLSearchParams(location.search)
  for (const { name, value } of filter.querySelectorAll<HTMLInputElement>('input:checked')) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  // The new choice may hide the group in the hash.
  const hash = hashIsGroup() ? '' : location.hash
  const address = location.pathname + (String(query) && `?${query}`) + hash
  history.replaceState(history.state, '', address)
}

function hashIsGroup(): boolean {
  return hashTarget(location.hash)?.hasAttribute('data-group') === true
}
