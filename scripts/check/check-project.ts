import { type ContentCheck, checkContent } from '../../src/content-model/check/check'
import { openCheckCache } from '../../src/content-model/check/check-cache'

/**
 * Checks the content of a project. Files that have not changed since the last check are not read again.
 * @param root the project's folder
 */
export function checkProject(root: string): ContentCheck {
  const cache = openCheckCache(root)
  const check = checkContent(root, { cache })
  cache.save(check)
  return check
}
