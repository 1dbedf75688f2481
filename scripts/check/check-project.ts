import { type ContentCheck, checkContent } from '../../src/content-model/check/check'
import { openCheckCache } from '../../src/content-model/check/check-cache'

/** Checks the content of a project. Reads only files that changed since the last check. */
export function checkProject(root: string): ContentCheck {
  const cache = openCheckCache(root)
  const check = checkContent(root, { cache })
  cache.save(check)
  return check
}
