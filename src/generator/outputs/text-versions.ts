/** Text versions of all pages that search engines may list, such as `/services/erp-integration.md`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NodePluginArgs } from 'gatsby'
import { type SitePage, sitePages } from '../pages/site-pages'
import { type LazyText, markOf } from '../publish/previous-output'
import { markdownOf } from './markdown'
import type { SiteAddress } from './site-address'
import { textPath } from './text-path'

type Nodes = Pick<NodePluginArgs, 'getNodesByType'>

/**
 * Returns all text versions, by path in `dist/`. They are made from the pages' HTML, so that both say the
 * same in the same order.
 * @param root the project's folder
 */
export function pageTexts(nodes: Nodes, root: string, site: SiteAddress): Record<string, LazyText> {
  return Object.fromEntries(
    pagesWithText(nodes).map((page): [string, LazyText] => {
      const file = join(root, 'public', page.path, 'index.html')
      const text = {
        key: JSON.stringify([markOf(file), page.title, page.description, site.whole('/')]),
        write: () => textOf(page, readFileSync(file, 'utf8'), site),
      }
      return [textPath(page.path).slice(1), text]
    }),
  )
}

/** Returns the addresses of the pages that have a text version. */
export function textPages(nodes: Nodes): string[] {
  return pagesWithText(nodes).map(({ path }) => path)
}

const pagesWithText = (nodes: Nodes) => sitePages(nodes).filter(({ indexed }) => indexed)

function textOf({ path, title, description }: SitePage, html: string, site: SiteAddress): string {
  const address = site.whole(path)
  return markdownOf(html, {
    // Gatsby has already added the path prefix to addresses of this site.
    address: (target) =>
      target.startsWith('/') ? site.siteUrl + target : site.whole(target, path),
    note: [
      {
        type: 'blockquote',
        children: [{ type: 'paragraph', children: [{ type: 'text', value: description }] }],
      },
      {
        type: 'paragraph',
        children: [
          { type: 'text', value: 'Page: ' },
          { type: 'link', url: address, children: [{ type: 'text', value: title }] },
        ],
      },
    ],
  })
}
