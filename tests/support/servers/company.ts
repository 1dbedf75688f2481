/**
 * The company of the tests, with one of everything that a site may have. Tests of behaviour run on its site,
 * so that they hold whatever content/ says.
 */
import { join, resolve } from 'node:path'

/** Folder of its project: a copy of this one, with other content. It stays, so that the next build is short. */
export const companyProject = resolve('.site-copies/company')

export const company = {
  /** Folder with its `content/`. */
  files: resolve('tests/fixtures/company'),
  /** Folder of its built site. */
  dist: join(companyProject, 'dist'),
}
