import { finder, utilityPages } from '../addresses/page-names'
import { isComingSoon } from './coming-soon'
import { previewDay } from './preview'

/**
 * Returns whether search engines may index a page. Later questions of the
 * finder make no sense on their own.
 */
export function isIndexed(page: { path: string; listed: boolean; status?: unknown }): boolean {
  const { path, listed } = page
  const isLaterQuestion = path.startsWith(`${finder.address}/`)
  return (
    previewDay === '' &&
    listed &&
    !isLaterQuestion &&
    !isComingSoon(page) &&
    !utilityPages.includes(path.slice(1))
  )
}
