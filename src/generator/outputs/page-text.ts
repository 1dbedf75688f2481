/** Writes the text version of one page. It knows nothing of the data layer, so that any thread can load it. */

import { SiteAddress } from '../../language/site-address'
import { markdownOf } from './markdown'

/** What the text version of a page is made of. A value that can be cloned for another thread. */
export interface TextSource {
  /** Path of the page's HTML. */
  html: string
  /** Address of the page, without the path prefix. */
  path: string
  title: string
  description: string
  site: Pick<SiteAddress, 'siteUrl' | 'pathPrefix'>
}

/**
 * Returns the text version of a page as Markdown.
 * @param html the page, as Gatsby writes it
 */
export function textOf({ path, title, description, site }: TextSource, html: string): string {
  const { siteUrl, pathPrefix } = site
  const address = new SiteAddress(siteUrl, pathPrefix)
  return markdownOf(html, {
    // Gatsby has already added the path prefix to addresses of this site.
    address: (target) => (target.startsWith('/') ? siteUrl + target : address.whole(target, path)),
    note: [
      {
        type: 'blockquote',
        children: [{ type: 'paragraph', children: [{ type: 'text', value: description }] }],
      },
      {
        type: 'paragraph',
        children: [
          { type: 'text', value: 'Page: ' },
          { type: 'link', url: address.whole(path), children: [{ type: 'text', value: title }] },
        ],
      },
    ],
  })
}
