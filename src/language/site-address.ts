/** Absolute addresses of the site, for outputs that are read outside it. */

import { type Addresses, inLanguage } from './addresses'

/** The address at which the site is published. */
export class SiteAddress {
  /**
   * @param siteUrl `https://www.tirtana.example`
   * @param pathPrefix what every address begins with, such as `/docs`; empty at a host's root
   * @param addresses of the pages in a further language, by those of their originals
   */
  constructor(
    readonly siteUrl: string,
    readonly pathPrefix: string,
    private readonly addresses?: Addresses | undefined,
  ) {}

  /**
   * Returns an address with its host, and without a trailing slash.
   * @param target an address from the site's root, an anchor, or an address elsewhere, which is kept
   * @param page address of the page on which an anchor stands
   */
  whole(target: string, page = '/'): string {
    if (target.startsWith('#')) return `${this.whole(page)}${target}`
    if (!target.startsWith('/')) return target
    const address = inLanguage(target, this.addresses)
    return `${this.siteUrl}${this.pathPrefix}${address === '/' ? '' : address}`
  }
}
