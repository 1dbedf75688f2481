import type { FormControl } from './inquiry'

/** Space between the header and a label (CSS pixels). */
const gap = 8

/** Focuses a control and shows its label: WebKit ignores `scroll-padding-top`. */
export function showControl(control: FormControl): void {
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const header = document.querySelector('[data-site-header]')?.getBoundingClientRect().bottom ?? 0
  const label = control.labels?.[0]?.getBoundingClientRect().top ?? 0
  if (label < header + gap) scrollBy({ top: label - header - gap, behavior: 'instant' })
}
