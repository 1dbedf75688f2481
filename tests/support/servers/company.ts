/** The test company uses every feature of a site. Its tests are independent of content/. */
import { join, resolve } from 'node:path'

/** A copy of the project with the company's content, kept for incremental builds. */
export const companyProject = resolve('.site-copies/company')

export const company = {
  /** Folder that contains `content/`. */
  files: resolve('tests/fixtures/company'),
  /** Folder of the built site. */
  dist: join(companyProject, 'dist'),
}
