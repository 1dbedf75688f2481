/** Decides whether search engines may list a page, for its head and for every output. */
import { isAnnounced } from './announced'
import { helpingPages } from './page-names'

interface Indexable {
  path: string
  listed: boolean
  status?: unknown
}

/** Returns whether an entry's page may be listed. An unlisted one is only for people who know its address. */
export function isIndexed({ path, listed, status }: Indexable): boolean {
  return listed && !isAnnounced({ status }) && !helpingPages.includes(path.slice(1))
}
