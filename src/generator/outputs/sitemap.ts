/** `sitemap.xml` (https://www.sitemaps.org/protocol.html): every page that search engines may list. */
import type { NodePluginArgs } from 'gatsby'
import { type CollectionName, rows } from '../../content-model/collections/registry'
import { type EntryNode, entriesOf } from '../pages/entry-nodes'
import { type SitePage, sitePages } from '../pages/site-pages'
import { escaped } from './html'
import type { SiteAddress } from './site-address'

type Nodes = Pick<NodePluginArgs, 'getNodesByType'>
/** The day of each content file's last change; see git-history.ts. */
type Changes = ReadonlyMap<string, string>

export function sitemap(nodes: Nodes, site: SiteAddress, changes: Changes): string {
  const urls = sitePages(nodes)
    .filter(({ indexed }) => indexed)
    .map((page) => {
      const day = lastChange(page, nodes, changes)
      const lastmod = day ? `<lastmod>${day}</lastmod>` : ''
      return `<url><loc>${escaped(site.whole(page.path))}</loc>${lastmod}</url>\n`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

/** Returns the day of the newest change among a page's entries; undefined if the day of any is not known. */
function lastChange(page: SitePage, nodes: Nodes, changes: Changes): string | undefined {
  const { path, collection, node } = page
  const own = path === '/' ? [changes.get('content/home.mdx')] : []
  if (collection && node) own.push(dayOf(collection, node, changes))
  // `sort` puts undefined, a day that is not known, last.
  return [...own, ...daysBelow(page, nodes, changes)].sort().at(-1)
}

/** Returns the day on which an entry last changed: that of its file, or that of its publication. */
function dayOf(
  collection: CollectionName,
  { slug, publishAt }: EntryNode,
  changes: Changes,
): string | undefined {
  const day = changes.get(`content/${collection}/${slug}.mdx`)
  return day && typeof publishAt === 'string' && publishAt > day ? publishAt : day
}

/**
 * Returns the days of the entries that an index page shows; none for other pages, of which there are many.
 */
function daysBelow({ path, lists, category, slugs }: SitePage, nodes: Nodes, changes: Changes) {
  return rows
    .filter(
      ([name, { address, shownOn, onHome }]) =>
        lists === name || shownOn === path || (path === '/' ? onHome : address === path),
    )
    .flatMap(([name, { typeName }]) =>
      entriesOf(nodes, typeName)
        .filter((node) => node.listed && (!category || node.category === category))
        .filter(({ slug }) => slugs === undefined || slugs.includes(slug))
        .map((node) => dayOf(name, node, changes)),
    )
}
