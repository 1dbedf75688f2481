/** Choices that visitors make on a page outside forms: open groups, tabs and filters. */
import { hashTarget } from './hash-target'

const controls = ['details', '[role=tab]', '[type=radio]']
  .map((control) => `main ${control}:not(form *)`)
  .join()

/** Returns what is open and chosen on the page: a digit for each control, in order. */
export function readChoices(): string {
  return [...document.querySelectorAll(controls)].map((control) => Number(isOn(control))).join('')
}

function isOn(control: Element): boolean {
  if (control instanceof HTMLDetailsElement) return control.open
  if (control instanceof HTMLInputElement) return control.checked
  return control.ariaSelected === 'true'
}

/** Restores what `readChoices` has returned, before tabs are hydrated. Does nothing if the page has other controls now. */
export function restoreChoices(choices = ''): void {
  const found = [...document.querySelectorAll(controls)]
  if (found.length !== choices.length) return
  found.forEach((control, index) => {
    const on = choices[index] === '1'
    if (control instanceof HTMLDetailsElement) control.open = on
    if (control instanceof HTMLInputElement) control.checked = on
  })
}

/** Opens what an element is folded in, such as the place that an address names, and scrolls to it. */
export function unfold(element: Element | null): void {
  const folded = element?.closest('details')
  if (!element || !folded || folded.open) return
  folded.open = true
  element.scrollIntoView({ behavior: 'instant' })
}

/**
 * Checks the radio buttons that the address names, as in `?group=it-consulting`. None if its hash leads to a group, which a
 * filter could hide.
 */
export function checkAddressedChoices(): void {
  if (leadsToGroup()) return
  const query = new URLSearchParams(location.search)
  for (const button of document.querySelectorAll<HTMLInputElement>('main [type=radio]'))
    if (query.get(button.name) === button.value) button.checked = true
}

/** Shows what a link to this page asks of a filter: everything, except where its address names a choice. */
export function followAddressedChoices(filter: Element): void {
  for (const button of filter.querySelectorAll('input')) if (!button.value) button.checked = true
  checkAddressedChoices()
}

/** Puts the checked radio buttons of a filter into the address; an empty value is left out. */
export function addressChoices(filter: Element): void {
  const query = new URLSearchParams(location.search)
  for (const { name, value } of filter.querySelectorAll<HTMLInputElement>('input:checked')) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  // The choice is newer than the link to a group, which it may hide.
  const hash = leadsToGroup() ? '' : location.hash
  const address = location.pathname + (String(query) && `?${query}`) + hash
  history.replaceState(history.state, '', address)
}

/** Whether the hash of the address names a group that filters show and hide. */
function leadsToGroup(): boolean {
  return hashTarget(location.hash)?.hasAttribute('data-group') === true
}
