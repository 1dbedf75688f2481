import { readSettings } from '../generator/nodes/settings'
import { pageFinaliser } from './finalise-html'
import { hostHeaders } from './headers'
import { thirdPartyOrigins } from './third-party-origins'

const services = readSettings('tests/fixtures/company')
const site = { services, pathPrefix: '' }
const headers = new Map(hostHeaders)
const page = pageFinaliser({ ...site, boot: 'boot' })(
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><style>a{color:red}</style><style>b{}</style><script defer="" src="/boot.js" data-page="/"></script></head><body><style>i{}</style></body></html>',
)
const [, meta = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? []

test('has the headers that security scanners require', () => {
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  expect(Object.fromEntries(headers)).toMatchObject({
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  })
  expect([...headers.keys()]).not.toContain('Access-Control-Allow-Origin')
})

test('a changed HSTS header stays valid', () => {
  // A company may shorten or remove this header; see docs/deploying.md.
  const header = headers.get('Strict-Transport-Security') ?? 'max-age=0'
  const [, seconds, preload] =
    /^max-age=(\d+)(?:; includeSubDomains(; preload)?)?$/.exec(header) ?? []
  // The preload list of browsers requires a year.
  const leastSeconds = preload ? 31_536_000 : 0
  expect([header, Number(seconds) >= leastSeconds]).toEqual([header, true])
})

test('a page blocks other sources, and pins its scripts with hashes', () => {
  const directives = meta.split('; ')
  expect(directives).toContain("default-src 'none'")
  for (const directive of directives.filter((one) => !one.startsWith('img-src ')))
    expect(directive).not.toMatch(/ ('unsafe|data:|https?:(\/\/\*)?( |$)|\*|http:|ftp:)/)
  for (const [tag] of page.matchAll(/<script[^>]* src=[^>]*>/g))
    expect(tag).toContain(' integrity="sha256-')
})

test('a page trusts only the styles in its head, and lists its sources', () => {
  const hashes = (meta.match(/style-src ([^;]*)/)?.[1] ?? '').split(' ')
  // The site itself, two style elements, and Emotion's empty element.
  expect(hashes).toHaveLength(4)
  for (const { origin } of thirdPartyOrigins(services)) expect(meta).toContain(origin)
  expect(meta).not.toContain('unsafe')
})

test('turns off the email obfuscation of Cloudflare', () => {
  expect(page).toMatch(/<body><!--email_off-->.*<!--\/email_off--><\/body>/s)
})

test('stops the build if CSP and SRI cannot be injected', () => {
  const finalise = pageFinaliser({ ...site, boot: '' })
  expect(() => finalise('<html><head></head></html>')).toThrow('CSP and SRI cannot be injected')
})
