/** Whether search engines may list a page: decided here, for its head and for every output. */
import { helpingPages } from './page-names'

interface Indexable {
  path: string
  listed: boolean
  /** Of a service: `coming-soon` shows a screen in place of the page. */
  status?: unknown
}

/** Whether an entry's page may be listed. An unlisted one is only for people who know its address. */
export function isIndexed({ path, listed, status }: Indexable): boolean {
  return listed && status !== 'coming-soon' && !helpingPages.includes(path.slice(1))
}
