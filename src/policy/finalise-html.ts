/** Puts into a finished page what can only be known once its bytes are: its policy, and hashes. */
import { pagePolicies, sha256 } from './content-security'
import type { ThirdPartyServices } from './third-party-origins'

export interface FinaliseOptions {
  services: ThirdPartyServices
  pathPrefix: string
  /** The text of `/boot.js`. */
  boot: string
}

/**
 * Returns what seals the pages of a site. It takes bytes, and returns the sealed page in parts, which are
 * bytes of the page and what comes between: to decode, encode or copy each page would take as long as all
 * the rest.
 *
 * Styles in the head are the page's own and are trusted as they stand. Inline scripts are trusted only
 * where the policy knows their words: what a hole in the content lets in stays out.
 */
export function pageFinaliser({ boot, ...site }: FinaliseOptions): (html: Buffer) => Buffer[] {
  const integrity = sha256(boot)
  const policyWith = pagePolicies(site)
  return (html) => {
    const styles = stylesIn(html.subarray(0, html.indexOf('</head>')))
    const policy = `<meta http-equiv="Content-Security-Policy" content="${policyWith(styles)}"/>`
    // The policy holds for what comes after it.
    const afterCharset = endOf(html, '<meta charSet="utf-8"/>')
    const afterAddress = endOf(html, '/boot.js"', afterCharset)
    return [
      html.subarray(0, afterCharset),
      Buffer.from(policy),
      html.subarray(afterCharset, afterAddress),
      Buffer.from(` integrity="${integrity}"`),
      html.subarray(afterAddress),
    ]
  }
}

/** The texts of the style elements of a head. */
function stylesIn(head: Buffer): Buffer[] {
  const styles: Buffer[] = []
  for (let at = head.indexOf('<style'); at !== -1; at = head.indexOf('<style', at)) {
    const start = head.indexOf('>', at) + 1
    at = head.indexOf('</style>', start)
    styles.push(head.subarray(start, at))
  }
  return styles
}

/** The place after words that each page has. */
function endOf(html: Buffer, words: string, from = 0): number {
  const at = html.indexOf(words, from)
  if (at === -1) throw new Error(`A page has nothing like ${words}, so that it cannot be sealed.`)
  return at + words.length
}
