/** `sitemap.xml` (https://www.sitemaps.org/protocol.html). */

import { type CollectionName, rows } from '../../content-model/collections/registry'
import { translationPath } from '../../content-model/read/locations'
import type { SiteAddress } from '../../language/site-address'
import { type LanguageNodes, nodesByLanguage } from '../nodes/languages'
import type { EntryNode, Nodes } from '../nodes/typed-nodes'
import { entriesOf } from '../pages/entry-nodes'
import { type SitePage, sitePages } from '../pages/site-pages'
import { escaped } from './html'

/** Last modification dates by content file; see git-history.ts. */
type Changes = ReadonlyMap<string, string>

export function sitemap(nodes: Nodes, site: SiteAddress, changes: Changes): string {
  const languages = nodesByLanguage(nodes).map((own) => ({
    own,
    tag: own.language.tag,
    pages: sitePages(own).filter(({ indexed }) => indexed),
  }))
  // By original URL, the original first.
  const versions = new Map<string, { tag: string; path: string }[]>()
  for (const { tag, pages } of languages)
    for (const { original, path } of pages)
      versions.set(original, [...(versions.get(original) ?? []), { tag, path }])
  const urls = languages.flatMap(({ own, pages }) =>
    pages.map((page) => {
      const day = lastChange(page, own, changes)
      const lastmod = day ? `<lastmod>${day}</lastmod>` : ''
      const links = alternates(versions.get(page.original) ?? [], site)
      return `<url><loc>${escaped(site.absolute(page.path))}</loc>${lastmod}${links}</url>\n`
    }),
  )
  const [, ...further] = languages
  const xhtml = further.length > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>\n${urls.join('')}</urlset>\n`
}

/** Returns links to all versions of a page, if it has several. */
function alternates(versions: readonly { tag: string; path: string }[], site: SiteAddress): string {
  const [original] = versions
  if (!original || versions.length < 2) return ''
  return [...versions, { tag: 'x-default', path: original.path }]
    .map(
      ({ tag, path }) =>
        `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(site.absolute(path))}"/>`,
    )
    .join('')
}

/** Returns undefined if any date of the page's entries is unknown. */
function lastChange(page: SitePage, nodes: LanguageNodes, changes: Changes): string | undefined {
  const { original, collection, node } = page
  const { translation } = nodes.language
  const own = original === '/' ? [changes.get(fileOf('home.mdx', translation))] : []
  if (collection && node) own.push(dayOf(collection, node, changes))
  // `sort` moves undefined (an unknown date) to the end.
  return [...own, ...daysBelow(page, nodes, changes)].sort().at(-1)
}

function fileOf(path: string, translation: string): string {
  return `content/${translation ? translationPath(path, translation) : path}`
}

/** Returns the date of an entry's file, or its publication date if later. */
function dayOf(
  collection: CollectionName,
  { slug, translation, publishAt }: EntryNode,
  changes: Changes,
): string | undefined {
  const day = changes.get(fileOf(`${collection}/${slug}.mdx`, translation))
  return day && typeof publishAt === 'string' && publishAt > day ? publishAt : day
}

/** Returns the dates of an index page's entries. */
function daysBelow(
  { original: path, lists, category, slugs }: SitePage,
  { shown }: LanguageNodes,
  changes: Changes,
) {
  return rows
    .filter(
      ([name, { address, shownOn, onHome }]) =>
        lists === name || shownOn === path || (path === '/' ? onHome : address === path),
    )
    .flatMap(([name, { typeName }]) =>
      entriesOf(shown, typeName)
        .filter((node) => node.listed && (!category || node.category === category))
        .filter(({ slug }) => slugs === undefined || slugs.includes(slug))
        .map((node) => dayOf(name, node, changes)),
    )
}
