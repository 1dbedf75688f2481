/** Absolute URLs for outputs outside the site's pages. */

import { type Addresses, inLanguage } from './addresses'

export class SiteAddress {
  /** @param pathPrefix such as `/docs`; empty at the root of a host */
  constructor(
    readonly siteUrl: string,
    readonly pathPrefix: string,
    private readonly addresses?: Addresses | undefined,
  ) {}

  /**
   * Returns an absolute URL without a trailing slash.
   * @param target path or anchor; other addresses stay as they are
   * @param page page that contains the anchor
   */
  absolute(target: string, page = '/'): string {
    if (target.startsWith('#')) return `${this.absolute(page)}${target}`
    if (!target.startsWith('/')) return target
    const address = inLanguage(target, this.addresses)
    return `${this.siteUrl}${this.pathPrefix}${address === '/' ? '' : address}`
  }
}
