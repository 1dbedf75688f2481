/**
 * Applies the rules and scores of Mozilla's HTTP Observatory (@mdn/mdn-http-observatory 1.4.8) to the
 * site. The package itself needs a database and asks live hosts.
 */

import { readSettings } from '../generator/nodes/settings'
import { SiteAddress } from '../language/site-address'
import { pageFinaliser } from './finalise-html'
import { hostHeaders } from './headers'
import { headerRules } from './hosts'
import { thirdPartyOrigins } from './third-party-origins'

const services = readSettings('tests/fixtures/company')
const site = { services, pathPrefix: '' }
const headers = new Map(hostHeaders())
const page = pageFinaliser({ ...site, boot: 'boot' })(
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><style>a{color:red}</style><style>b{}</style><script defer="" src="/boot.js" data-page="/"></script></head><body><style>i{}</style></body></html>',
)
const [, meta = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? []

/** Returns directives with their sources. Of several policies, only what all of them allow counts. */
function parse(...policies: string[]): Map<string, string[]> {
  const all = policies.map(
    (policy) =>
      new Map(
        policy.split('; ').map((directive): [string, string[]] => {
          const [name = '', ...sources] = directive.split(' ')
          return [name, sources]
        }),
      ),
  )
  const names = new Set(all.flatMap((one) => [...one.keys()]))
  return new Map(
    [...names].map((name) => {
      const lists = all.flatMap((one) => one.get(name) ?? []).length
      const [first = [], ...rest] = all.flatMap((one) =>
        one.has(name) ? [one.get(name) ?? []] : [],
      )
      return [
        name,
        lists ? first.filter((source) => rest.every((list) => list.includes(source))) : [],
      ]
    }),
  )
}

const policy = parse(headers.get('Content-Security-Policy') ?? '', meta)
const unsafe = /^('unsafe|data:|https?:$|https?:\/\/\*$|\*|http:|ftp:)/

/** The rules that give points here; each would take points away if it failed. */
const rules: [name: string, points: number, holds: () => boolean][] = [
  [
    'a policy with default-src none and nothing unsafe',
    10,
    () =>
      policy.get('default-src')?.join() === "'none'" &&
      [...policy].every(
        ([name, sources]) => name === 'img-src' || !sources.some((source) => unsafe.test(source)),
      ),
  ],
  [
    'framing denied by the header’s policy',
    5,
    () =>
      parse(headers.get('Content-Security-Policy') ?? '')
        .get('frame-ancestors')
        ?.join() === "'none'",
  ],
  [
    'a private referrer policy',
    5,
    () => headers.get('Referrer-Policy') === 'strict-origin-when-cross-origin',
  ],
  // Six months would do for no points at all; being on the preload list of browsers gives these.
  [
    'HSTS that the preload list takes',
    5,
    () =>
      /^max-age=(63072000); includeSubDomains; preload$/.test(
        headers.get('Strict-Transport-Security') ?? '',
      ),
  ],
  [
    'integrity of every script that a page names',
    5,
    () =>
      [...page.matchAll(/<script[^>]* src=[^>]*>/g)].every(([tag]) =>
        / integrity="sha256-/.test(tag),
      ),
  ],
  [
    'own resources only for own pages',
    10,
    () => headers.get('Cross-Origin-Resource-Policy') === 'same-origin',
  ],
  ['no guessing of types', 0, () => headers.get('X-Content-Type-Options') === 'nosniff'],
  ['no cookies', 0, () => !headers.has('Set-Cookie')],
  ['no answers for scripts of other sites', 0, () => !headers.has('Access-Control-Allow-Origin')],
]

test.each(rules)('the Observatory finds %s (%i points)', (_name, _points, holds) => {
  expect(holds()).toBe(true)
})

test('the score is 140 once browsers have the domain on their preload list, and 135 before', () => {
  const score = rules.reduce((sum, [, points, holds]) => sum + (holds() ? points : -25), 100)
  expect(score).toBe(140)
})

test('a page trusts the styles in its head and no other, and names what it needs', () => {
  const hashes = (meta.match(/style-src ([^;]*)/)?.[1] ?? '').split(' ')
  // The site itself, two style elements, and the empty one that Emotion fills.
  expect(hashes).toHaveLength(4)
  for (const { origin } of thirdPartyOrigins(services)) expect(meta).toContain(origin)
  expect(meta).not.toContain('unsafe')
})

test('a page that cannot be finalised stops the build', () => {
  const finalise = pageFinaliser({ ...site, boot: '' })
  expect(() => finalise('<html><head></head></html>')).toThrow('so that it cannot be finalised')
})

test('Netlify and Cloudflare Pages get each header once, and hashed files a year', () => {
  const rows = headerRules({
    site: new SiteAddress('https://www.tirtana.example', ''),
    assets: ['app-0123456789abcdef0123.js', 'static/x.css', 'boot.js'],
    languageFolders: [],
    pages: ['/', '/about', ...Array.from({ length: 200 }, (_, index) => `/blog/note-${index}`)],
  })
  expect(rows.match(/^\//gm)?.length).toBe(99)
  expect(rows).toContain(
    '/about.md\n  Link: <https://www.tirtana.example/about>; rel="canonical"\n',
  )
  expect(rows).toContain('/index.md\n  Link: <https://www.tirtana.example>; rel="canonical"\n')
  expect(rows.match(/Content-Security-Policy/g)).toHaveLength(1)
  expect(rows).toContain('/app-0123456789abcdef0123.js\n  Cache-Control: public, max-age=31536000')
  expect(rows).not.toContain('boot.js')
  // Cloudflare reads up to 2,000 characters a line.
  for (const line of rows.split('\n')) expect(line.length).toBeLessThan(2000)
})
