/** Minifies styles of finished HTML, and injects CSP and SRI, whose hashes are only known then. */
import { transformSync } from 'esbuild'
import { pagePolicies, sha256 } from './content-security'
import type { ThirdPartyServices } from './third-party-origins'

export interface FinaliseOptions {
  services: ThirdPartyServices
  pathPrefix: string
  /** The text of `/boot.js`. */
  boot: string
}

/**
 * Returns a function that finalises the HTML of a page: it minifies the styles in the head and injects CSP and SRI.
 *
 * Styles in the head are the page's own and are trusted as they are. Inline scripts are trusted only
 * where the policy has their hash: what a hole in the content lets in is not run.
 */
export function pageFinaliser({ boot, ...site }: FinaliseOptions): (html: string) => string {
  const integrity = sha256(boot)
  const policyWith = pagePolicies(site)
  const minified = styleMinifier()
  return (html) => {
    const headEnd = html.indexOf('</head>')
    const styles: string[] = []
    const head = html.slice(0, headEnd).replace(styleElements, (_, tag: string, css: string) => {
      const style = minified(css)
      styles.push(style)
      return `${tag}${style}</style>`
    })
    const policy = `<meta http-equiv="Content-Security-Policy" content="${policyWith(styles)}"/>`
    // A policy applies only to what comes after it.
    const withPolicy = insertAfter(head, '<meta charSet="utf-8"/>', policy)
    const finalHead = insertAfter(withPolicy, '/boot.js"', ` integrity="${integrity}"`)
    return finalHead + html.slice(headEnd)
  }
}

const styleElements = /(<style[^>]*>)(.*?)<\/style>/gs

/**
 * Returns a function that minifies styles, 85 bytes of a service's page as it is sent. Pages of a template share
 * their styles, so each is minified once.
 */
function styleMinifier(): (css: string) => string {
  const known = new Map<string, string>()
  return (css) => {
    const before = known.get(css)
    if (before !== undefined) return before
    const { code } = transformSync(css, { loader: 'css', minify: true, target: 'esnext' })
    known.set(css, code.trim())
    return code.trim()
  }
}

/** Inserts a text after one that the head of each page has. */
function insertAfter(head: string, text: string, insertion: string): string {
  const at = head.indexOf(text)
  if (at === -1) throw new Error(`A page has nothing like ${text}, so that it cannot be finalised.`)
  const end = at + text.length
  return head.slice(0, end) + insertion + head.slice(end)
}
