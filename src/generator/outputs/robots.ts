import type { SiteAddress } from '../../language/site-address'

/** Returns `robots.txt`: everything may be crawled; pages that should not be listed say so themselves. */
export function robotsText(site: SiteAddress): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${site.whole('/sitemap.xml')}\n`
}
