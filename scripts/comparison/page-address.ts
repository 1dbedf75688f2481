import { readSettings } from '../../src/generator/nodes/settings'
import { SiteAddress } from '../../src/language/site-address'

/**
 * Returns a function that returns the address at which a page is published, by its path.
 * @param root the project's folder
 */
export function pageAddress(root: string): (path: string) => string {
  const address = new SiteAddress(readSettings(root).siteUrl, process.env.PATH_PREFIX ?? '')
  return (path) => address.whole(path)
}
