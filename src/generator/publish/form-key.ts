/** Checks whether the site that is being built can post inquiries. */
import type { Reporter } from 'gatsby'

/**
 * Warns if a production build has no key for the form service. Such a site is complete: its form opens a
 * ready-filled email instead of posting.
 */
export function reportFormKey(reporter: Pick<Reporter, 'warn'>): void {
  if (process.env.GATSBY_FORM_ACCESS_KEY) return
  reporter.warn(
    'GATSBY_FORM_ACCESS_KEY is not set: the contact form will open the visitor’s email program instead of posting.',
  )
}
