/** Decides whether search engines may list a page, for its head and for every output. */

import { finder, helpingPages } from '../addresses/page-names'
import { isAnnounced } from './announced'
import { previewDay } from './preview'

/**
 * Returns whether an entry's page may be listed; no page of a preview is. An unlisted one is only for people who know its address. Of the
 * finder only the first question is: a later one takes up in the middle, and has few words but the names of services
 * whose own pages say more.
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
