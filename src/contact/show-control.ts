import type { FormControl } from './inquiry'

/** CSS pixels between the header and the label below it. */
const gap = 8

/**
 * Gives a control the focus and brings it into sight with its label, clear of the sticky header. Not by
 * `scroll-padding-top`: WebKit does not heed it when the focus moves.
 */
export function showControl(control: FormControl): void {
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const header = document.querySelector('[data-site-header]')?.getBoundingClientRect().bottom ?? 0
  const label = control.labels?.[0]?.getBoundingClientRect().top ?? 0
  if (label < header + gap) scrollBy({ top: label - header - gap, behavior: 'instant' })
}
