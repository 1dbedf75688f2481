/** The test company uses every feature of a site, and is independent of content/. */
import { join, resolve } from 'node:path'

/** A copy of the project, kept for incremental builds. */
export const companyProject = resolve('.site-copies/company')

export const company = {
  /** Contains `content/`. */
  files: resolve('tests/fixtures/company'),
  dist: join(companyProject, 'dist'),
}
