import { SiteAddress } from '../language/site-address'
import { cloudflareHeaders, netlifyHeaders } from './header-files'
import { hostHeaders, isForDocuments } from './headers'
import { nginxFiles } from './nginx'
import { cloudflare, netlify, nginx } from './testing'

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'application/javascript',
  json: 'application/json',
  md: 'text/markdown',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml',
}

const names = ['Cross-Origin-Resource-Policy', 'Cache-Control', 'Link']
const hashed = Array.from({ length: 60 }, (_, index) => `${index}-0123ab.js`)
const pages = [
  ...['/', '/about', '/services', '/services/stock-ledger', '/services/compare/counting', '/id'],
  ...['/id/services/stock-ledger', '/serviceshow'],
  ...Array.from({ length: 250 }, (_, index) => `/blog/note-${index}`),
]
const textPages = pages.filter((path) => path !== '/serviceshow')
const texts = textPages.map((path) => (path === '/' ? '/index.md' : `${path}.md`))
const named = ['boot.js', 'sw.js', 'feed.xml', 'search.json', 'icon-192.png', 'favicon.svg']
const others = ['share/index.png', 'documents/stock-ledger.pdf', '.well-known/verification']
const rest = ['llms.txt', 'manifest.webmanifest', 'favicon.ico', 'static/text-0123ab.woff2']
const files = [...hashed, ...named, ...others, ...rest]
const pictures = ['static/0123/01/harbour.webp', 'static/0123/02/harbour.jpg', 'static/x/y.avif']
const data = ['page-data/app-data.json', 'page-data/services/stock-ledger/page-data.json']

describe.each(['', '/docs', '/some/prefix'])('headers of a site under “%s”', (prefix) => {
  const site = new SiteAddress('https://www.tirtana.example', prefix)
  const hosted = { site, pages, textPages, files }
  const hosts = {
    netlify: netlify(netlifyHeaders(hosted)),
    cloudflare: cloudflare(cloudflareHeaders(hosted)),
    nginx: nginx(nginxFiles(site, { permanent: new Map(), temporary: new Map() })),
  }

  test.each(['netlify', 'cloudflare'] as const)('%s sends the headers of nginx', (host) => {
    for (const path of [
      ...pages,
      ...texts,
      ...[...files, ...pictures, ...data].map((file) => `/${file}`),
    ]) {
      const type = types[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? 'text/html'
      const compared = [...names, ...hostHeaders.map(([name]) => name)].filter(
        (name) => type === 'text/html' || !isForDocuments(name),
      )
      const pick = (headers: Record<string, string>) => [
        path,
        ...compared.map((name) => `${name}: ${headers[name]}`),
      ]
      const address = prefix + path
      expect(pick(hosts[host](address))).toEqual(pick(hosts.nginx(address, type)))
    }
  })

  test('each file type has its headers', () => {
    const of = (path: string) => {
      const headers = hosts.netlify(prefix + path)
      const isCached = /immutable/.test(headers['Cache-Control'] ?? '')
      return [headers['Cross-Origin-Resource-Policy'], isCached, headers.Link]
    }
    for (const path of ['/', '/about', '/services', '/boot.js', '/search.json', '/id', '/sw.js'])
      expect([path, ...of(path)]).toEqual([path, 'same-origin', false, undefined])
    expect(of('/59-0123ab.js')).toEqual(['same-origin', true, undefined])
    expect(of('/static/text-0123ab.woff2')).toEqual(['same-origin', true, undefined])
    expect(of('/static/0123/01/harbour.webp')).toEqual(['cross-origin', true, undefined])
    expect(of('/share/index.png')).toEqual(['cross-origin', false, undefined])
    for (const [file, page] of [
      ['/index.md', ''],
      ['/blog/note-249.md', '/blog/note-249'],
    ])
      expect(of(file ?? '')).toEqual([
        'same-origin',
        false,
        `<https://www.tirtana.example${prefix}${page}>; rel="canonical"`,
      ])
  })

  test('stays within the limits of Cloudflare Pages, even with many scripts', () => {
    const many = Array.from({ length: 150 }, (_, index) => `${index}-0123ab.js`)
    const rules = cloudflareHeaders({ ...hosted, files: ['app-0123ab.js', ...many, ...files] })
    expect(rules.match(/^\//gm)?.length).toBe(100)
    for (const line of rules.split('\n')) expect(line.length).toBeLessThan(2000)
    expect(rules).toContain(`${prefix}/app-0123ab.js\n`)
    const headers = cloudflare(rules)(`${prefix}/0-0123ab.js`)
    expect(headers).toMatchObject({
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
  })

  test('does not cache the answer for a missing script', () => {
    for (const host of ['netlify', 'cloudflare'] as const)
      expect(hosts[host](`${prefix}/gone-0123ab.js`)['Cache-Control']).not.toContain('immutable')
  })
})
