/**
 * The test company, which uses every feature of a site. Behaviour tests run on its site, to be independent of
 * content/.
 */
import { join, resolve } from 'node:path'

/** Folder of the company's project: a copy of this project with other content. It is kept for incremental builds. */
export const companyProject = resolve('.site-copies/company')

export const company = {
  /** Folder that contains `content/`. */
  files: resolve('tests/fixtures/company'),
  /** Folder of the built site. */
  dist: join(companyProject, 'dist'),
}
