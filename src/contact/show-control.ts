import type { FormControl } from './inquiry'

/** Space between the header and a label below it (CSS pixels). */
const gap = 8

/**
 * Focuses a control and scrolls it into view with its label, clear of the sticky header. Does not rely on
 * `scroll-padding-top`, which WebKit ignores when the focus moves.
 */
export function showControl(control: FormControl): void {
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const header = document.querySelector('[data-site-header]')?.getBoundingClientRect().bottom ?? 0
  const label = control.labels?.[0]?.getBoundingClientRect().top ?? 0
  if (label < header + gap) scrollBy({ top: label - header - gap, behavior: 'instant' })
}
