/** Injects CSP and SRI into finished HTML: the policy and the hashes are only known once the bytes are. */
import { pagePolicies, sha256 } from './content-security'
import type { ThirdPartyServices } from './third-party-origins'

export interface FinaliseOptions {
  services: ThirdPartyServices
  pathPrefix: string
  /** The text of `/boot.js`. */
  boot: string
}

/**
 * Returns a function that finalises the HTML of a page by injecting CSP and SRI. It takes bytes, and
 * returns the page in parts, which are bytes of the page and what is inserted between: to decode, encode
 * or copy each page would take as long as all the rest.
 *
 * Styles in the head are the page's own and are trusted as they stand. Inline scripts are trusted only
 * where the policy has their hash: what a hole in the content lets in is not run.
 */
export function pageFinaliser({ boot, ...site }: FinaliseOptions): (html: Buffer) => Buffer[] {
  const integrity = sha256(boot)
  const policyWith = pagePolicies(site)
  return (html) => {
    const styles = stylesIn(html.subarray(0, html.indexOf('</head>')))
    const policy = `<meta http-equiv="Content-Security-Policy" content="${policyWith(styles)}"/>`
    // A policy applies only to what comes after it.
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

/** Returns the texts of the style elements of a head. */
function stylesIn(head: Buffer): Buffer[] {
  const styles: Buffer[] = []
  for (let at = head.indexOf('<style'); at !== -1; at = head.indexOf('<style', at)) {
    const start = head.indexOf('>', at) + 1
    at = head.indexOf('</style>', start)
    styles.push(head.subarray(start, at))
  }
  return styles
}

/** Returns the offset after a text that each page has. */
function endOf(html: Buffer, text: string, from = 0): number {
  const at = html.indexOf(text, from)
  if (at === -1) throw new Error(`A page has nothing like ${text}, so that it cannot be finalised.`)
  return at + text.length
}
