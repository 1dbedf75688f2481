/** Markdown versions of indexed pages: `/services/erp-integration.md`. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textPath } from '../../content-model/addresses/text-path'
import type { SiteAddress } from '../../language/site-address'
import { cachedOnDisk } from '../disk-cache'
import { nodesByLanguage } from '../nodes/languages'
import type { Nodes } from '../nodes/typed-nodes'
import { sitePages } from '../pages/site-pages'
import { escaped } from './html'
import { mainOf, markdownOf } from './markdown'

/** Converts the pages' HTML, so the content is identical. */
export async function textVersions(
  nodes: Nodes,
  root: string,
  site: SiteAddress,
): Promise<Record<string, string>> {
  const texts = pagesWithText(nodes).map(async ({ path, title, description }) => {
    const html = mainOf(readFileSync(join(root, 'public', path, 'index.html'), 'utf8'))
    const inputs = [html, path, title, description, site.siteUrl, site.absolute('/')]
    const write = () =>
      markdownOf(html, {
        // Gatsby already added the path prefix to internal links.
        address: (target) =>
          target.startsWith('/') ? site.siteUrl + target : site.absolute(target, path),
        note: `<blockquote>${escaped(description)}</blockquote><p><a href="${escaped(site.absolute(path))}">${escaped(title)}</a></p>`,
      })
    return [textPath(path).slice(1), await cachedOnDisk(root, inputs, write)] as const
  })
  return Object.fromEntries(await Promise.all(texts))
}

export const pagesWithText = (nodes: Nodes) =>
  nodesByLanguage(nodes)
    .flatMap(sitePages)
    .filter(({ indexed }) => indexed)
