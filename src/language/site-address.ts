/** Absolute URLs of the site, for outputs outside its pages. */

import { type Addresses, inLanguage } from './addresses'

export class SiteAddress {
  /**
   * @param siteUrl `https://www.tirtana.example`
   * @param pathPrefix prefix of all addresses, such as `/docs`; empty at the root of a host
   * @param addresses addresses of translated pages, by the addresses of their originals
   */
  constructor(
    readonly siteUrl: string,
    readonly pathPrefix: string,
    private readonly addresses?: Addresses | undefined,
  ) {}

  /**
   * Returns an absolute URL without a trailing slash.
   * @param target path from the site's root, or an anchor; other addresses stay as they are
   * @param page path of the page that contains an anchor
   */
  whole(target: string, page = '/'): string {
    if (target.startsWith('#')) return `${this.whole(page)}${target}`
    if (!target.startsWith('/')) return target
    const address = inLanguage(target, this.addresses)
    return `${this.siteUrl}${this.pathPrefix}${address === '/' ? '' : address}`
  }
}
