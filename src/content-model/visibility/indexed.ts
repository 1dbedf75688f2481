/** Decides whether search engines may index a page. */

import { finder, helpingPages } from '../addresses/page-names'
import { isAnnounced } from './announced'
import { previewDay } from './preview'

/**
 * Returns whether search engines may index a page. Pages of previews, unlisted pages and utility pages are excluded. The
 * finder only has its first question indexed: later questions make no sense on their own.
 */
export function isIndexed({
  path,
  listed,
  status,
}: {
  path: string
  listed: boolean
  status?: unknown
}): boolean {
  const isLaterQuestion = path.startsWith(`${finder.address}/`)
  return (
    previewDay === '' &&
    listed &&
    !isLaterQuestion &&
    !isAnnounced({ status }) &&
    !helpingPages.includes(path.slice(1))
  )
}
