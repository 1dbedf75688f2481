/** `sitemap.xml` (https://www.sitemaps.org/protocol.html): every page that search engines may list. */
import type { NodePluginArgs } from 'gatsby'
import { type Collection, type CollectionName, collections } from '../collections/registry'
import { escaped } from './html'
import type { SiteAddress } from './site-address'
import { type SitePage, sitePages } from './site-pages'

/** @param changes the day of each content file's last change; see history.ts */
export function sitemap(
  nodes: Pick<NodePluginArgs, 'getNodesByType'>,
  site: SiteAddress,
  changes: ReadonlyMap<string, string>,
): string {
  const urls = sitePages(nodes)
    .filter(({ indexed }) => indexed)
    .map((page) => {
      const day = lastChange(page, changes)
      const lastmod = day ? `<lastmod>${day}</lastmod>` : ''
      return `<url><loc>${escaped(site.whole(page.path))}</loc>${lastmod}</url>\n`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

/** The newest change of the files that a page is made of; undefined when any of them has none. */
function lastChange(page: SitePage, changes: ReadonlyMap<string, string>): string | undefined {
  const { path, collection, node } = page
  const own = path === '/' ? 'content/home.mdx' : node && `content/${collection}/${node.slug}.mdx`
  const ownDay = own && changes.get(own)
  if (own && !ownDay) return undefined
  const days = [...daysBelow(page, changes), ...(ownDay ? [ownDay] : [])]
  return days.sort().at(-1)
}

/** Collections whose entries a page shows beside its own file. */
const shown: Record<string, readonly CollectionName[]> = {
  '/': ['services', 'industries', 'solutions', 'testimonials', 'track-record', 'clients', 'team'],
  '/about': ['team'],
  '/offerings': ['offerings'],
  '/portfolio': ['portfolio'],
}

/** Days of the files that an index page shows; none of any other page, which there are many of. */
function daysBelow({ path }: SitePage, changes: ReadonlyMap<string, string>): string[] {
  const folders = Object.entries<Collection>(collections)
    .filter(([, { address }]) => address === path || path.startsWith(`${address}/category/`))
    .map(([name]) => name)
  const prefixes = [...folders, ...(shown[path] ?? [])].map((name) => `content/${name}/`)
  if (prefixes.length === 0) return []
  return [...changes]
    .filter(([file]) => prefixes.some((prefix) => file.startsWith(prefix)))
    .map(([, day]) => day)
}
