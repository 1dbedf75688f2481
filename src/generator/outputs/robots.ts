import type { SiteAddress } from './site-address'

/** `robots.txt`: everything may be read; pages that should not be listed say so themselves. */
export function robotsText(site: SiteAddress): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${site.whole('/sitemap.xml')}\n`
}
