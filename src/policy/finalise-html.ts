/**
 * Injects CSP and SRI into finished HTML, whose styles it makes small: the policy and the hashes are only known once the
 * bytes are.
 */
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
  const minified = styleMinifier()
  return (html) => {
    const styles = stylesIn(html.subarray(0, html.indexOf('</head>'))).map(({ start, end }) => ({
      start,
      end,
      text: minified(html.subarray(start, end)),
    }))
    const policy = `<meta http-equiv="Content-Security-Policy" content="${policyWith(styles.map(({ text }) => text))}"/>`
    // A policy applies only to what comes after it.
    const afterCharset = endOf(html, '<meta charSet="utf-8"/>')
    const afterAddress = endOf(html, '/boot.js"', afterCharset)
    return edited(html, [
      insertion(afterCharset, policy),
      ...styles,
      insertion(afterAddress, ` integrity="${integrity}"`),
    ])
  }
}

/** A part of a page, and what takes its place. */
interface Edit {
  start: number
  end: number
  text: Buffer
}

function insertion(at: number, text: string): Edit {
  return { start: at, end: at, text: Buffer.from(text) }
}

/** Returns the parts of a page with the edits made, which do not overlap. */
function edited(html: Buffer, edits: Edit[]): Buffer[] {
  let done = 0
  const parts = [...edits]
    .sort((a, b) => a.start - b.start)
    .flatMap(({ start, end, text }) => {
      const before = html.subarray(done, start)
      done = end
      return [before, text]
    })
  return [...parts, html.subarray(done)]
}

/** Returns where the text of each style element of a head begins and ends. */
function stylesIn(head: Buffer): { start: number; end: number }[] {
  const styles: { start: number; end: number }[] = []
  for (let at = head.indexOf('<style'); at !== -1; at = head.indexOf('<style', at)) {
    const start = head.indexOf('>', at) + 1
    at = head.indexOf('</style>', start)
    styles.push({ start, end: at })
  }
  return styles
}

/**
 * Returns a function that makes styles small, 85 bytes of a service's page as it is sent. Pages of a template have the
 * same, so that a site of any size has about fifty.
 */
function styleMinifier(): (styles: Buffer) => Buffer {
  const known = new Map<string, Buffer>()
  return (styles) => {
    const text = styles.toString()
    const before = known.get(text)
    if (before) return before
    const { code } = transformSync(text, { loader: 'css', minify: true, target: 'esnext' })
    const small = Buffer.from(code.trim())
    known.set(text, small)
    return small
  }
}

/** Returns the offset after a text that each page has. */
function endOf(html: Buffer, text: string, from = 0): number {
  const at = html.indexOf(text, from)
  if (at === -1) throw new Error(`A page has nothing like ${text}, so that it cannot be finalised.`)
  return at + text.length
}
