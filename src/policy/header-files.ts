/**
 * Writes `_headers` for Netlify and Cloudflare Pages, which give the same
 * syntax different meanings. Cloudflare reads 100 rules, which can remove
 * headers and use parts of the address. Netlify joins the values of all
 * matching rules, so no two rules for a file may set the same header.
 */
import { textPath } from '../content-model/addresses/text-path'
import type { SiteAddress } from '../language/site-address'
import {
  caching,
  hashedScript,
  hostHeaders,
  pictureResourcePolicy,
  resourcePolicy,
} from './headers'

interface HostedSite {
  site: SiteAddress
  pages: readonly string[]
  textPages: readonly string[]
  /** In `dist/`. Pictures may be missing. */
  files: readonly string[]
}

/** Path without its first slash, and headers. */
type Rule = [path: string, headers: [name: string, value: string][]]

/** Extensions that nginx sends as `image/…`. */
const pictures = ['avif', 'gif', 'ico', 'jpeg', 'jpg', 'png', 'svg', 'webp']

const hashed: Rule[1] = [['Cache-Control', caching.hashed]]
const forOtherSites: Rule[1] = [[resourcePolicy, pictureResourcePolicy]]
const isOwnPolicy = ([name]: Rule[1][number]) => name === resourcePolicy
const forThisSite = hostHeaders.filter(isOwnPolicy)

/** Returns `_headers` for Netlify and the local server. */
export function netlifyHeaders({ site, pages, textPages, files }: HostedSite): string {
  const extensions = new Set(['html', 'json', 'md', ...files.flatMap((file) => extensionOf(file))])
  const others = [...extensions].filter((extension) => !pictures.includes(extension)).sort()
  return write(site, [
    ['*', hostHeaders.filter((header) => !isOwnPolicy(header))],
    ...pictures.map((extension): Rule => [`*.${extension}`, forOtherSites]),
    ...others.map((extension): Rule => [`*.${extension}`, forThisSite]),
    ['static/*', hashed],
    ...files.filter(isHashedScript).map((file): Rule => [file, hashed]),
    ...files.filter(hasNoExtension).map((file): Rule => [file, forThisSite]),
    ...pages.map((path): Rule => [path.slice(1), forThisSite]),
    ...textPages.map((path): Rule => [textPath(path).slice(1), canonical(site.absolute(path))]),
  ])
}

/** Limit of Cloudflare Pages. */
const maximumRules = 100

/** Returns `_headers` for Cloudflare Pages. Browsers revalidate scripts beyond the limit. */
export function cloudflareHeaders({ site, files }: HostedSite): string {
  // By name: `*.js` would also match missing scripts, and browsers would cache
  // that answer for a year. Numbered scripts load later, so they come last.
  const scripts = files.filter(isHashedScript).sort().reverse()
  const rules: Rule[] = [
    ['*', hostHeaders],
    ...pictures.map((extension) => replacing(`*.${extension}`, forOtherSites)),
    ['static/*', hashed],
    ['*.md', canonical(site.absolute('/:splat'))],
    replacing('index.md', canonical(site.absolute('/'))),
    ...scripts.map((file): Rule => [file, hashed]),
  ]
  return write(site, rules.slice(0, maximumRules))
}

/** Returns a rule that replaces earlier headers, instead of joining values. */
function replacing(path: string, headers: Rule[1]): Rule {
  return [
    path,
    headers.flatMap(([name, value]): Rule[1] => [
      [`! ${name}`, ''],
      [name, value],
    ]),
  ]
}

function write({ pathPrefix }: SiteAddress, rules: readonly Rule[]): string {
  const line = ([name, value]: Rule[1][number]) => `  ${name}${value && `: ${value}`}\n`
  return rules
    .map(([path, headers]) => `${pathPrefix}/${path}\n${headers.map(line).join('')}`)
    .join('')
}

const isHashedScript = (file: string) => new RegExp(`^${hashedScript}$`).test(file)

const extensionOf = (file: string) => /\.(\w+)$/.exec(file)?.slice(1) ?? []

/** Hosts do not serve `_redirects`. */
const hasNoExtension = (file: string) => extensionOf(file).length === 0 && !file.startsWith('_')

const canonical = (address: string): Rule[1] => [['Link', canonicalLink(address)]]

/** Returns a `Link` value with the canonical page of a text version. */
export const canonicalLink = (address: string) => `<${address}>; rel="canonical"`
