/** Puts into a finished page what can only be known once its bytes are: its policy, and hashes. */
import { pagePolicy, sha256 } from './content-security'
import type { OutsideServices } from './outside-origins'

export interface SealOptions {
  services: OutsideServices
  pathPrefix: string
  /** The text of `/boot.js`. */
  boot: string
}

/**
 * Returns what seals the pages of a site.
 *
 * Styles in the head are the page's own and are trusted as they stand. Inline scripts are trusted only
 * where the policy knows their words: what a hole in the content lets in stays out.
 */
export function pageSeal({ boot, ...site }: SealOptions): (html: string) => string {
  const integrity = sha256(boot)
  const address = /src="[^"]*\/boot\.js"/
  return (html) => {
    const [head = ''] = html.split('</head>', 1)
    const styles = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text)
    const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(site, styles)}"/>`
    // The policy holds for what comes after it.
    const governed = replaced(html, /<meta charset="utf-8"\/>/i, (charset) => charset + policy)
    return replaced(governed, address, (source) => `${source} integrity="${integrity}"`)
  }
}

function replaced(html: string, words: RegExp, by: (words: string) => string): string {
  const [found] = words.exec(html) ?? []
  if (found === undefined)
    throw new Error(`A page has nothing like ${words.source}, so that it cannot be sealed.`)
  return html.replace(found, () => by(found))
}
