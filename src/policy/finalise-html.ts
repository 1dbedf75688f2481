import { type PolicySite, pagePolicies, sha256 } from './content-security'

export interface FinaliseOptions extends PolicySite {
  /** Text of `/boot.js`. */
  boot: string
}

/**
 * Returns a function that injects CSP and SRI into finished HTML, because the
 * hashes are only known then. All styles in the head are trusted. Inline scripts in the
 * content do not run, because the policy lacks their hash.
 */
export function pageFinaliser({ boot, ...site }: FinaliseOptions): (html: string) => string {
  const integrity = sha256(boot)
  const policyWith = pagePolicies(site)
  return (html) => {
    const headEnd = html.indexOf('</head>')
    const head = html.slice(0, headEnd)
    const styles = [...head.matchAll(styleElements)].map(([, css = '']) => css)
    const policy = `<meta http-equiv="Content-Security-Policy" content="${policyWith(styles)}"/>`
    // A CSP applies only to elements after it.
    const withPolicy = insertAfter(head, '<meta charSet="utf-8"/>', policy)
    const finalHead = insertAfter(withPolicy, '/boot.js"', ` integrity="${integrity}"`)
    return finalHead + withPlainAddresses(html.slice(headEnd))
  }
}

/** Turns off Cloudflare's email obfuscation, which needs its own script to restore addresses. */
const withPlainAddresses = (body: string) =>
  body.replace(/<body[^>]*>/, '$&<!--email_off-->').replace('</body>', '<!--/email_off--></body>')

const styleElements = /<style[^>]*>(.*?)<\/style>/gs

/** Inserts after a text that every head must contain. */
function insertAfter(head: string, text: string, insertion: string): string {
  const at = head.indexOf(text)
  if (at === -1) throw new Error(`A page lacks ${text}, so CSP and SRI cannot be injected.`)
  const end = at + text.length
  return head.slice(0, end) + insertion + head.slice(end)
}
