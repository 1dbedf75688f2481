/** Injects CSP and SRI into finished HTML, since their hashes are only known then. */
import { pagePolicies, sha256 } from './content-security'
import type { ThirdPartyServices } from './third-party-origins'

export interface FinaliseOptions {
  services: ThirdPartyServices
  pathPrefix: string
  /** The text of `/boot.js`. */
  boot: string
}

/**
 * Returns a function that injects CSP and SRI into the HTML of a page.
 *
 * Styles in the head are the page's own and are trusted as they are. Inline scripts are trusted only
 * where the policy has their hash: what a hole in the content lets in is not run.
 */
export function pageFinaliser({ boot, ...site }: FinaliseOptions): (html: string) => string {
  const integrity = sha256(boot)
  const policyWith = pagePolicies(site)
  return (html) => {
    const headEnd = html.indexOf('</head>')
    const head = html.slice(0, headEnd)
    const styles = [...head.matchAll(styleElements)].map(([, css = '']) => css)
    const policy = `<meta http-equiv="Content-Security-Policy" content="${policyWith(styles)}"/>`
    // A policy applies only to what comes after it.
    const withPolicy = insertAfter(head, '<meta charSet="utf-8"/>', policy)
    const finalHead = insertAfter(withPolicy, '/boot.js"', ` integrity="${integrity}"`)
    return finalHead + withPlainAddresses(html.slice(headEnd))
  }
}

/**
 * Asks Cloudflare to leave email addresses in the body as they are. Its email obfuscation writes “[email protected]”
 * instead, and needs a script of its own to undo that.
 */
const withPlainAddresses = (body: string) =>
  body.replace(/<body[^>]*>/, '$&<!--email_off-->').replace('</body>', '<!--/email_off--></body>')

const styleElements = /<style[^>]*>(.*?)<\/style>/gs

/** Inserts a text after one that the head of each page has. */
function insertAfter(head: string, text: string, insertion: string): string {
  const at = head.indexOf(text)
  if (at === -1) throw new Error(`A page has nothing like ${text}, so that it cannot be finalised.`)
  const end = at + text.length
  return head.slice(0, end) + insertion + head.slice(end)
}
